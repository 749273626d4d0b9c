import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, MapPinned } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { NavMenu } from './NavMenu.tsx';

const meta = {
  title: 'Structure/NavMenu',
  tags: ['stable'],
  component: NavMenu,
  args: {
    label: 'Citizen Services',
    items: [
      { label: 'Apply for land', href: '#apply' },
      { label: 'Illegitimate Land Use', href: '#illegitimate' },
      { label: 'Donate to the deity', href: '#donate' },
    ],
    externalNote: 'opens another website',
  },
  decorators: [(Story) => <div style={{ minBlockSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: args.label });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
};

export const Default: Story = {};

export const Open: Story = { play: openIt };

export const WithCurrentPage: Story = {
  args: {
    items: [
      { label: 'Apply for land', href: '#apply', isCurrent: true },
      { label: 'Illegitimate Land Use', href: '#illegitimate' },
    ],
  },
  play: openIt,
};

export const WithActionsAndOtherWebsites: Story = {
  args: {
    label: 'Maps',
    items: [
      { label: 'Search Plot', onClick: fn(), icon: <Icon of={MapPinned} /> },
      { label: 'Rules of the search', href: '#rules', icon: <Icon of={FileText} /> },
      { label: 'Web GIS', href: 'https://gis.example.org/', isExternal: true },
    ],
  },
  play: openIt,
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Citizen Services' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Apply for land' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Donate to the deity' })).toHaveFocus(),
    );
  },
};

export const AtTheEnd: Story = {
  args: { align: 'end', label: 'FAQ' },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}>{Story()}</div>,
  ],
  play: openIt,
};

export const BesideAnotherLink: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Link href="#faq">FAQ</Link>
      </>
    ),
  ],
};

export const LongText: Story = {
  args: {
    label: 'Services for those who live on or near temple land',
    items: [
      { label: 'Report the illegitimate use of temple land in your village', href: '#report' },
      { label: 'Read the auction details of quarries before you submit Form M', href: '#auction' },
    ],
  },
  play: openIt,
};

export const Odia: Story = {
  args: {
    label: 'ନାଗରିକ ସେବା',
    items: [
      { label: 'ଜମି ପାଇଁ ଆବେଦନ', href: '#apply', isCurrent: true },
      { label: 'ଅବୈଧ ଜମି ବ୍ୟବହାର', href: '#illegitimate' },
      { label: 'ଦେବତାଙ୍କୁ ଦାନ', href: '#donate' },
    ],
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
  play: openIt,
};

export const Hindi: Story = {
  args: {
    label: 'नागरिक सेवाएँ',
    items: [
      { label: 'भूमि के लिए आवेदन', href: '#apply' },
      { label: 'अवैध भूमि उपयोग', href: '#illegitimate' },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
  play: openIt,
};
