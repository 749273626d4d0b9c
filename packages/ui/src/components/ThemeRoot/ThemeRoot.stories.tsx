import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ThemeRoot } from './ThemeRoot.tsx';

const meta = {
  title: 'Foundations/ThemeRoot',
  tags: ['stable'],
  component: ThemeRoot,
  parameters: { hasOwnRoot: true },
  args: {
    theme: 'light',
    children: (
      <Card title="Plot 214">
        <p>Rebana Nuagaon, Brahmagiri tahasil</p>
        <Button kind="primary">Apply for land</Button>
      </Card>
    ),
  },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = {
  args: { theme: 'dark' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  },
};

export const OfTheDevice: Story = {
  args: { theme: 'system' },
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'system');
  },
};

export const LargestText: Story = { args: { fontSize: 19 } };

export const SmallestText: Story = {
  args: { fontSize: 12 },
  parameters: {
    exceptions: { 'targets of 44 px': 'targets follow the text, which the user made smaller' },
  },
};
