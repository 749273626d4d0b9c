import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Structure/Breadcrumbs',
  tags: ['stable'],
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Tenders', href: '#tenders' },
    ],
    currentLabel: 'Stone quarry, Khordha',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneAbove: Story = {
  args: { crumbs: [{ label: 'Home', href: '#home' }], currentLabel: 'About' },
};

export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Services for those who live on or near temple land', href: '#services' },
      { label: 'Reports of illegitimate use', href: '#reports' },
    ],
    currentLabel: 'Report the illegitimate use of temple land in your village',
  },
};

export const OnAPhone: Story = {
  args: LongText.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  args: {
    label: 'ଆପଣ ଏଠାରେ ଅଛନ୍ତି',
    crumbs: [
      { label: 'ମୁଖ୍ୟ ପୃଷ୍ଠା', href: '#home' },
      { label: 'ଆବେଦନ', href: '#applications' },
    ],
    currentLabel: 'ଜମି ପାଇଁ ଆବେଦନ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'आप यहाँ हैं',
    crumbs: [
      { label: 'मुख्य पृष्ठ', href: '#home' },
      { label: 'आवेदन', href: '#applications' },
    ],
    currentLabel: 'भूमि के लिए आवेदन',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
