import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusPatch } from './StatusPatch.tsx';

const meta = {
  title: 'Feedback/StatusPatch',
  tags: ['stable'],
  component: StatusPatch,
  args: { tone: 'success', children: 'Approved' },
  argTypes: {
    tone: { control: 'select', options: ['success', 'warning', 'danger', 'info', 'neutral'] },
  },
} satisfies Meta<typeof StatusPatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Approved')).toBeVisible();
  },
};

export const Warning: Story = { args: { tone: 'warning', children: 'In review' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } };

export const Info: Story = { args: { tone: 'info', children: 'Sent back to you' } };

export const Neutral: Story = { args: { tone: 'neutral', children: 'Draft' } };

export const LargeSuccess: Story = { args: { size: 'large' } };

export const LargeWarning: Story = { args: { ...Warning.args, size: 'large' } };

export const LargeDanger: Story = { args: { ...Danger.args, size: 'large' } };

export const LongText: Story = {
  args: {
    tone: 'warning',
    children: 'Waiting for the report of the revenue inspector of the village of Balighai',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Odia: Story = { args: { children: <span lang="or">ମଞ୍ଜୁର ହୋଇଛି</span> } };

export const Hindi: Story = {
  args: { tone: 'danger', size: 'large', children: <span lang="hi">अस्वीकृत</span> },
};
