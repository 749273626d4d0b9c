import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Loader, type LoaderProps } from './Loader.tsx';

const noop = () => undefined;

interface WaitArgs extends LoaderProps {
  /** How long the wait of the story takes after a press. */
  waitMs: number;
}

const meta = {
  title: 'Feedback/Loader',
  tags: ['stable'],
  component: Loader,
  args: { isPending: true, label: 'Loading', waitMs: 0 },
  render: ({ waitMs: _waitMs, ...args }) => <Loader {...args} />,
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
} satisfies Meta<WaitArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await within(within(canvasElement).getByRole('status')).findByText(String(args.label));
  },
};

export const AboveADialog: Story = {
  render: ({ waitMs: _waitMs, ...args }) => (
    <>
      <Dialog isOpen onOpenChange={noop} title="Verify your mobile number" closeLabel="Close" />
      <Loader {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(String(args.label));
  },
};

export const NothingToWaitFor: Story = {
  args: { isPending: false },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>Nothing covers the page while nothing is loading.</p>
      </>
    ),
  ],
};

export const ShortWait: Story = {
  args: { waitMs: 150 },
  render: (args) => <WaitOnPress {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load' }));
  },
};

export const LongWait: Story = {
  args: { waitMs: 600 },
  render: (args) => <WaitOnPress {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await canvas.findByText(String(args.label));
  },
};

export const LongText: Story = {
  args: { label: 'Fetching the record of rights of plot 214 from the land register' },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(String(args.label));
  },
};

export const Odia: Story = {
  ...LongText,
  args: { label: 'ଲୋଡ୍ ହେଉଛି' },
  parameters: { language: 'or' },
};

export const Hindi: Story = {
  ...LongText,
  args: { label: 'लोड हो रहा है' },
  parameters: { language: 'hi' },
};

function WaitOnPress({ waitMs, label }: WaitArgs) {
  const [isPending, setLoading] = useState(false);
  const wait = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), waitMs);
  };
  return (
    <>
      <Button onClick={wait}>Load</Button>
      <Loader isPending={isPending} label={label} />
    </>
  );
}
