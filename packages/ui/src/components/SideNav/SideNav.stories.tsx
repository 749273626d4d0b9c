import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, FileText, Gavel, LayoutDashboard, Search, UserRound } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Structure/SideNav',
  tags: ['stable'],
  component: SideNav,
  args: {
    label: 'Section',
    groups: [
      {
        title: 'Work',
        links: [
          {
            label: 'Dashboard',
            href: '#dashboard',
            icon: <Icon of={LayoutDashboard} />,
            isCurrent: true,
          },
          { label: 'Applications', href: '#applications', icon: <Icon of={FileText} />, count: 12 },
          { label: 'Tenders', href: '#tenders', icon: <Icon of={Gavel} />, count: 0 },
        ],
      },
      {
        title: 'Account',
        links: [
          { label: 'Notices', href: '#notices', icon: <Icon of={Bell} /> },
          { label: 'Profile', href: '#profile', icon: <Icon of={UserRound} /> },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneGroup: Story = {
  args: {
    groups: [
      {
        title: 'Land',
        links: [
          { label: 'Search a plot', href: '#search', icon: <Icon of={Search} />, isCurrent: true },
          { label: 'Records of rights', href: '#records', icon: <Icon of={FileText} /> },
        ],
      },
    ],
  },
};

export const LargeCount: Story = {
  args: {
    groups: [
      {
        title: 'Work',
        links: [
          {
            label: 'Applications',
            href: '#applications',
            icon: <Icon of={FileText} />,
            count: 1284,
          },
        ],
      },
    ],
  },
};

export const MorePagesThanRoom: Story = {
  args: {
    groups: [
      {
        title: 'Land record',
        links: Array.from({ length: 30 }, (_, index) => ({
          label: `Register ${index + 1}`,
          href: `#register-${index + 1}`,
          icon: <Icon of={FileText} />,
          isCurrent: index === 27,
        })),
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        title: 'Land that belongs to temples in this district',
        links: [
          {
            label: 'Reports of illegitimate use in the villages of this tahasil',
            href: '#reports',
            icon: <Icon of={FileText} />,
            isCurrent: true,
            count: 7,
          },
          {
            label: 'Auctions of stone and laterite quarries',
            href: '#auctions',
            icon: <Icon of={Gavel} />,
          },
        ],
      },
    ],
  },
};

export const Odia: Story = {
  args: {
    label: 'ବିଭାଗ',
    groups: [
      {
        title: 'କାର୍ଯ୍ୟ',
        links: [
          { label: 'ଡ୍ୟାସବୋର୍ଡ', href: '#dashboard', icon: <Icon of={LayoutDashboard} /> },
          {
            label: 'ଆବେଦନ',
            href: '#applications',
            icon: <Icon of={FileText} />,
            isCurrent: true,
            count: 3,
          },
        ],
      },
      {
        title: 'ଖାତା',
        links: [{ label: 'ପ୍ରୋଫାଇଲ', href: '#profile', icon: <Icon of={UserRound} /> }],
      },
    ],
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'अनुभाग',
    groups: [
      {
        title: 'कार्य',
        links: [
          {
            label: 'डैशबोर्ड',
            href: '#dashboard',
            icon: <Icon of={LayoutDashboard} />,
            isCurrent: true,
          },
          { label: 'आवेदन', href: '#applications', icon: <Icon of={FileText} />, count: 3 },
        ],
      },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
