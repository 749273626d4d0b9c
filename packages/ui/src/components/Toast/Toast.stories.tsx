import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Toast, type ToastProps } from './Toast.tsx';

interface ToastArgs extends ToastProps {
  /** Label of the button that brings the messages. */
  opener: string;
}

const meta = {
  title: 'Feedback/Toast',
  tags: ['beta'],
  component: Toast,
  args: {
    label: 'Confirmations',
    closeLabel: 'Close',
    messages: [{ id: 'saved', text: 'Draft saved' }],
    onClose: fn(),
    opener: 'Save draft',
  },
  render: (args) => <OnPress {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.opener }));
    for (const { text } of args.messages)
      await expect(canvas.getByRole('status')).toHaveTextContent(text);
  },
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<ToastArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoMessage: Story = { args: { messages: [] } };

export const SeveralMessages: Story = {
  args: {
    messages: [
      { id: 'saved', text: 'Draft saved' },
      { id: 'copied', text: 'Application number copied' },
    ],
  },
};

export const WithUndo: Story = {
  args: {
    opener: 'Remove draft',
    messages: [{ id: 'removed', text: 'Draft removed', undo: { label: 'Undo', onClick: fn() } }],
  },
};

export const OnAPhone: Story = {
  args: {
    messages: [
      {
        id: 'removed',
        text: 'The draft for plot 214 was removed',
        undo: { label: 'Undo', onClick: fn() },
      },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.opener }));
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const LongText: Story = {
  args: {
    messages: [
      {
        id: 'sent',
        text: 'The application TL-2026-0042 for plot 214 in the village of Balighai was returned to the applicant',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    label: 'ସୂଚନା',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
    opener: 'ଡ୍ରାଫ୍ଟ ରଖନ୍ତୁ',
    messages: [{ id: 'saved', text: 'ଡ୍ରାଫ୍ଟ ରଖାଗଲା' }],
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    label: 'सूचनाएँ',
    closeLabel: 'बंद करें',
    opener: 'मसौदा सहेजें',
    messages: [{ id: 'saved', text: 'मसौदा सहेजा गया' }],
  },
};

function OnPress({ opener, messages, onClose, ...args }: ToastArgs) {
  const [shown, setShown] = useState<ToastProps['messages']>([]);
  const close = (id: string) => {
    onClose(id);
    setShown((before) => before.filter((message) => message.id !== id));
  };
  return (
    <>
      <Button onClick={() => setShown([...messages])}>{opener}</Button>
      <Toast {...args} messages={shown} onClose={close} />
    </>
  );
}
