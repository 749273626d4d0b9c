import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { entry } from '../NavMenu/NavMenu.css.ts';
import { MenuSheet, type MenuSheetProps } from './MenuSheet.tsx';
import { list } from './MenuSheet.css.ts';

interface OpenableProps extends MenuSheetProps {
  openLabel: string;
}

function Openable({ openLabel, ...sheet }: OpenableProps) {
  const [isOpen, setOpen] = useState(sheet.isOpen);
  const close = () => {
    setOpen(false);
    sheet.onOpenChange?.(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{openLabel}</Button>
      <MenuSheet {...sheet} isOpen={isOpen} onOpenChange={close} />
    </>
  );
}

const linksOf = (labels: readonly string[]) => (
  <ul className={list}>
    {labels.map((label, index) => (
      <li key={label}>
        <a
          className={entry}
          href={`#page-${index}`}
          target="_self"
          aria-current={index === 0 ? 'page' : undefined}
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Structure/MenuSheet',
  tags: ['stable'],
  component: MenuSheet,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Menu',
    closeLabel: 'Close menu',
    children: linksOf(['About', 'Apply for land', 'Track Your Status', 'FAQ']),
  },
  render: (args) => <Openable {...args} openLabel={args.title ?? ''} />,
} satisfies Meta<typeof MenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.title }));
  const sheet = await canvas.findByRole('dialog', { name: args.title });
  await waitFor(() => expect(sheet).toBeVisible());
};

export const Default: Story = { play: openIt };

export const FromTheStart: Story = { args: { side: 'start' }, play: openIt };

export const HeldOpen: Story = { render: (args) => <MenuSheet {...args} isOpen /> };

export const Closed: Story = {
  play: async (context) => {
    await openIt(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
};

export const ClosedByChoice: Story = {
  play: async (context) => {
    await openIt(context);
    const { canvas, userEvent } = context;
    const sheet = within(canvas.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('link', { name: 'FAQ' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ManyEntries: Story = {
  args: {
    children: linksOf(Array.from({ length: 30 }, (_, index) => `Mouza ${index + 1}`)),
  },
  play: openIt,
};

export const LongText: Story = {
  args: {
    title: 'All services of the temple land administration',
    children: linksOf([
      'Report the illegitimate use of temple land in your village',
      'Read the auction details of stone and laterite quarries before you submit Form M',
    ]),
  },
  play: openIt,
};

export const Odia: Story = {
  args: {
    title: 'ମେନୁ',
    closeLabel: 'ମେନୁ ବନ୍ଦ କରନ୍ତୁ',
    children: linksOf(['ପରିଚୟ', 'ଜମି ପାଇଁ ଆବେଦନ', 'ଆପଣଙ୍କ ସ୍ଥିତି ଜାଣନ୍ତୁ', 'ପ୍ରଶ୍ନୋତ୍ତର']),
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
  play: openIt,
};

export const Hindi: Story = {
  args: {
    title: 'मेनू',
    closeLabel: 'मेनू बंद करें',
    children: linksOf(['परिचय', 'भूमि के लिए आवेदन', 'अपनी स्थिति जानें', 'प्रश्नोत्तर']),
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
  play: openIt,
};
