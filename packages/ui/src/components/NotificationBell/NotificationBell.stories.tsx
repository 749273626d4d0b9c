import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Link } from '../Link/Link.tsx';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

const texts: readonly (readonly [text: string, date: string])[] = [
  ['Document needs to be uploaded again: khatiyan, page 2', '20/11/2026'],
  ['Field visit scheduled: an officer comes to plot 214 on 27 November', '18/11/2026'],
  ['Revised application received by the tahasil office', '11/11/2026'],
  ['Case transferred to the collector', '06/11/2026'],
  ['Receipt for ₹ 500.00', '03/11/2026'],
];
const previewOf = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);
const itemsOf = (list: typeof texts, unread = list.length) =>
  list.map(([text, date], index) => ({
    id: index,
    text,
    preview: previewOf(text),
    date,
    isRead: index >= unread,
    onClick: fn(),
  }));

const meta = {
  title: 'Structure/NotificationBell',
  tags: ['stable'],
  component: NotificationBell,
  args: {
    count: 3,
    label: (count: number) =>
      count === 0 ? 'Notifications' : `Notifications, ${String(count)} unread`,
    title: 'Notifications',
    items: itemsOf(texts, 3),
    emptyText: 'There are no new notifications.',
    unreadLabel: 'unread',
    closeLabel: 'Close',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '29rem', padding: '.5rem' }}>
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: '1rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvasElement, args }) => {
  const bell = within(canvasElement).getByRole('button', { name: args.label?.(args.count ?? 0) });
  await userEvent.click(bell);
  await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'true'));
  const panel = within(canvasElement).getByRole('region', { name: args.title });
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
};

export const Default: Story = { play: openIt };

export const WithFooter: Story = {
  args: { footer: <Link href="#all">All notifications</Link> },
  play: openIt,
};

export const Closed: Story = {};

export const WithoutUnread: Story = { args: { count: 0, items: itemsOf(texts.slice(3), 0) } };

export const Empty: Story = { args: { count: 0, items: [] }, play: openIt };

export const NotCountedYet: Story = { args: { count: undefined, items: [] } };

export const Loading: Story = { args: { isLoading: true, items: [] }, play: openIt };

export const InError: Story = {
  args: {
    items: [],
    emptyText: undefined,
    message: <Alert tone="danger">Something went wrong. Try again.</Alert>,
  },
  play: openIt,
};

export const MoreThanTheBadgeShows: Story = {
  args: {
    count: 128,
    items: itemsOf(
      Array.from({ length: 24 }, (_, index) => [
        `Notice number ${String(index + 1)} of the tahasil office`,
        '20/11/2026',
      ]),
    ),
  },
  play: openIt,
};

export const BesideAnotherLink: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Link href="#profile">Edit profile</Link>
      </>
    ),
  ],
};

export const CountChanges: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a notification' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Notifications, 4 unread');
  },
};

export const OpensADialog: Story = { render: (args) => <Reading {...args} />, play: openIt };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: openIt,
};

export const LongText: Story = {
  args: {
    title: 'Notifications of the office of the Temple Administration',
    items: itemsOf([['Landholdingsettlementcommissioner', '20/11/2026'], ...texts.slice(1)], 2),
  },
  play: openIt,
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    label: (count: number) => `ବିଜ୍ଞପ୍ତି, ${String(count)}ଟି ଅପଠିତ`,
    title: 'ବିଜ୍ଞପ୍ତି',
    unreadLabel: 'ଅପଠିତ',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
    items: itemsOf([['ଆପଣଙ୍କ ଆବେଦନ ମଞ୍ଜୁର ହୋଇଛି', '20/11/2026']]),
  },
  play: openIt,
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    label: (count: number) => `सूचनाएँ, ${String(count)} अपठित`,
    title: 'सूचनाएँ',
    unreadLabel: 'अपठित',
    closeLabel: 'बंद करें',
    items: itemsOf([['आपका आवेदन स्वीकृत हो गया है', '20/11/2026']]),
  },
  play: openIt,
};

function Growing(args: NotificationBellProps) {
  const [count, setCount] = useState(args.count ?? 0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Receive a notification</Button>
      <NotificationBell {...args} count={count} />
    </>
  );
}

function Reading(args: NotificationBellProps) {
  const [items, setItems] = useState(args.items);
  const [read, setRead] = useState<NotificationBellProps['items'][number]>();
  const close = () => {
    setRead(undefined);
    setItems(items.filter(({ id }) => id !== read?.id));
  };
  return (
    <>
      <NotificationBell
        {...args}
        count={items.filter(({ isRead }) => isRead !== true).length}
        items={items.map((item) => ({ ...item, onClick: () => setRead(item) }))}
      />
      <Dialog
        isOpen={read !== undefined}
        onOpenChange={close}
        title={`Notification of ${read?.date ?? ''}`}
        closeLabel="Close"
      >
        <p>{read?.text}</p>
      </Dialog>
    </>
  );
}
