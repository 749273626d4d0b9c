import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert, type AlertProps } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  tags: ['stable'],
  component: Alert,
  args: {
    tone: 'info',
    title: 'Offices are closed on Friday',
    children: 'Applications sent on Friday are read on Monday.',
  },
  argTypes: {
    tone: { control: 'select', options: ['info', 'success', 'warning', 'danger'] },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: { tone: 'success', title: 'Application sent', children: 'Your number is TL-2026-0042.' },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Your draft ends in 3 days',
    children: 'Send it before 14 August, or start again.',
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The payment did not go through',
    children: 'You have not been charged. Try again in a few minutes.',
  },
};

export const WithoutTitle: Story = { args: { title: undefined } };

export const ThereFromTheStart: Story = { args: { role: 'none' } };

export const AppearsAfterAnAction: Story = {
  args: {
    tone: 'danger',
    title: 'The server did not answer',
    children: 'Your answers are still here. Try again.',
  },
  render: (args) => <OnPress {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer');
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'The record of rights names another holder for plot 214, khata 37. Bring the sale deed or the ' +
      'succession certificate to the tahasil office, and ask for a correction of the record.\n\n' +
      'You can send the application now. It is read after the record has been corrected.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    tone: 'success',
    title: 'ଆବେଦନ ଦାଖଲ ହୋଇଛି',
    children: 'ଆପଣଙ୍କ ଆବେଦନ ସଂଖ୍ୟା TL-2026-0042।',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    tone: 'danger',
    title: 'भुगतान नहीं हो सका',
    children: 'कोई राशि नहीं कटी है। थोड़ी देर बाद फिर प्रयास करें।',
  },
};

function OnPress(args: AlertProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      {isShown && <Alert {...args} />}
      <Button onClick={() => setShown(true)}>Send</Button>
    </div>
  );
}
