import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ScrollToTop, type ScrollToTopProps } from './ScrollToTop.tsx';

interface ScrollArgs extends ScrollToTopProps {
  title: string;
  text: string;
}

const meta = {
  title: 'Structure/ScrollToTop',
  tags: ['stable'],
  component: ScrollToTop,
  args: {
    label: 'Back to top',
    title: 'Rules of the lease',
    text: 'The holder of the lease pays the rent every year before the last day of March.',
  },
  render: (args) => <LongPage {...args} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(
      async () => {
        window.scrollTo({ top: 400 });
        const button = within(canvasElement).getByRole('button', { name: args.label });
        await expect(button).toBeVisible();
      },
      { timeout: 5000 },
    );
  },
} satisfies Meta<ScrollArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotScrolled: Story = {
  play: async ({ canvasElement, args }) => {
    window.scrollTo({ top: 0 });
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: args.label })).toBeNull(),
    );
  },
};

export const Pressed: Story = {
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: context.args.label }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: context.args.label })).toBeNull(),
    );
  },
};

export const LaterThanUsual: Story = { args: { afterPx: 300 } };

export const BehindADialog: Story = {
  render: (args) => <LongPage {...args} hasDialog />,
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the terms' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: context.args.label })).toBeNull(),
    );
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    lang: 'or',
    label: 'ଉପରକୁ ଯାଆନ୍ତୁ',
    title: 'ଲିଜ୍ ନିୟମ',
    text: 'ଲିଜ୍ ଧାରକ ପ୍ରତିବର୍ଷ ମାର୍ଚ୍ଚ ମାସ ଶେଷ ପୂର୍ବରୁ ଖଜଣା ଦେବେ।',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    lang: 'hi',
    label: 'ऊपर जाएँ',
    title: 'पट्टे के नियम',
    text: 'पट्टाधारी हर वर्ष मार्च के अंतिम दिन से पहले लगान देता है।',
  },
};

function LongPage({
  title,
  text,
  hasDialog = false,
  ...args
}: ScrollArgs & { hasDialog?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ minBlockSize: '250vh' }}>
      <h1>{title}</h1>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index} style={{ marginBlockStart: '1rem' }}>
          {index + 1}. {text}
        </p>
      ))}
      {hasDialog && (
        <>
          <Button onClick={() => setOpen(true)}>Read the terms</Button>
          <Dialog
            isOpen={isOpen}
            onOpenChange={() => setOpen(false)}
            title="Terms"
            closeLabel="Close"
            description="The terms are the same for all plots."
          />
        </>
      )}
      <ScrollToTop {...args} />
    </main>
  );
}
