import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

interface CountdownArgs extends CountdownProps {
  /** Label of the button that starts it again. */
  again: string;
}

const meta = {
  title: 'Feedback/Countdown',
  tags: ['stable'],
  component: Countdown,
  args: {
    seconds: 45,
    runKey: 1,
    text: (left) => `You can ask for a new code in ${left} s`,
    onEnd: fn(),
    again: 'Send a new code',
  },
  render: ({ again: _again, ...args }) => <Countdown {...args} />,
} satisfies Meta<CountdownArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/in \d+ s$/);
  },
};

export const AboutToSpeak: Story = { args: { seconds: 62 } };

export const RunsOut: Story = {
  args: { seconds: 1 },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce(), { timeout: 3000 });
    const timer = within(canvasElement).getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('in 0 s'));
  },
};

export const StartsAgain: Story = {
  args: { seconds: 2 },
  render: (args) => <Restarting {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('in 1 s'), {
      timeout: 3000,
    });
    await userEvent.click(canvas.getByRole('button', { name: args.again }));
    await expect(canvas.getByRole('timer')).toHaveTextContent('in 2 s');
  },
};

export const LongText: Story = {
  args: {
    text: (left) =>
      `The session ends in ${left} s because nothing was pressed for a long time; your draft is kept`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: { text: (left) => `${left} ସେକେଣ୍ଡ ପରେ ନୂଆ କୋଡ୍ ମାଗିପାରିବେ` },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: { text: (left) => `${left} सेकंड बाद नया कोड माँग सकते हैं` },
};

function Restarting({ again, ...args }: CountdownArgs) {
  const [run, setRun] = useState(1);
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Countdown {...args} runKey={run} />
      <Button onClick={() => setRun(run + 1)}>{again}</Button>
    </div>
  );
}
