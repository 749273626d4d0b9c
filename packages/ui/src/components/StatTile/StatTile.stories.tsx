import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, IndianRupee, MapPinned } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { vars } from '../../theme/contract.css.ts';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Content/StatTile',
  tags: ['stable'],
  component: StatTile,
  args: { label: 'Applications this year', value: '1,284' },
  render: (args) => (
    <dl style={{ maxInlineSize: '18rem' }}>
      <StatTile {...args} />
    </dl>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithUnit: Story = { args: { label: 'Leased land', value: '60,426', unit: 'acres' } };

export const WithContext: Story = {
  args: { label: 'Waiting', value: '37', context: '12 of them for more than 30 days' },
};

export const WithIcon: Story = { args: { icon: <Icon of={FileText} /> } };

export const Complete: Story = {
  args: {
    label: 'Paid in this quarter',
    value: '₹ 2.4',
    unit: 'crore',
    context: 'April to June 2026',
    icon: <Icon of={IndianRupee} />,
  },
};

export const Zero: Story = { args: { value: '0', context: 'None has been sent yet' } };

export const SideBySide: Story = {
  render: (args) => (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        gap: vars.space[4],
      }}
    >
      <StatTile {...args} icon={<Icon of={FileText} />} />
      <StatTile label="Leased land" value="60,426" unit="acres" icon={<Icon of={MapPinned} />} />
      <StatTile label="Waiting" value="37" context="12 of them for more than 30 days" />
    </dl>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Plots with a record of rights in the name of the deity, in all districts of Odisha',
    value: '₹ 12,34,56,789.00',
    unit: 'lakh in Indian rupees',
    context: 'As counted on 31 March 2026, without the plots that are before a court',
    icon: <Icon of={MapPinned} />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '12rem' }}>{Story()}</div>],
};

export const Odia: Story = {
  args: {
    label: 'ଏହି ବର୍ଷର ଆବେଦନ',
    value: '1,284',
    context: 'ଏଥିରୁ 37ଟି ଯାଞ୍ଚ ଚାଲିଛି',
    icon: <Icon of={FileText} />,
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: { label: 'इस वर्ष के आवेदन', value: '1,284', unit: 'आवेदन', icon: <Icon of={FileText} /> },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
