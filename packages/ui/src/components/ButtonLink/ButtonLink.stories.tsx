import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Search } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['stable'],
  component: ButtonLink,
  args: { href: '#apply', children: 'Apply for a lease' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Apply for a lease' })).toHaveFocus(),
    );
  },
};

export const Primary: Story = { args: { kind: 'primary' } };

export const Quiet: Story = { args: { kind: 'quiet', children: 'Back to the list' } };

export const Highlight: Story = { args: { kind: 'highlight' } };

export const OnBrand: Story = {
  args: { kind: 'onBrand', children: 'Track an application' },
  decorators: [
    (Story) => (
      <div style={{ background: vars.colour.brand, padding: vars.space[5] }}>
        <Story />
      </div>
    ),
  ],
};

export const Large: Story = { args: { kind: 'primary', size: 'large' } };

export const WithIcon: Story = { args: { icon: <Icon of={Search} />, children: 'Search a plot' } };

export const WithTrailingIcon: Story = {
  args: {
    kind: 'primary',
    trailingIcon: <Icon of={ArrowRight} />,
    children: 'Start the application',
  },
};

export const WithAFact: Story = {
  args: { kind: 'quiet', icon: <Icon of={Download} />, children: 'Download ', meta: 'PDF, 340 KB' },
};

export const Block: Story = { args: { kind: 'primary', isBlock: true } };

export const LongText: Story = {
  args: { children: 'Read what you need before you apply for a lease of land of the temple' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = { args: { kind: 'primary', lang: 'or', children: 'ଆବେଦନ କରନ୍ତୁ' } };

export const Hindi: Story = { args: { kind: 'primary', lang: 'hi', children: 'आवेदन करें' } };
