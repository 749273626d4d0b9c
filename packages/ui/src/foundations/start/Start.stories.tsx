import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Start } from './Start.tsx';
import { roles, sections } from './startContent.ts';

const meta = { title: 'Start/The kit', component: Start } satisfies Meta<typeof Start>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the kit is, where things are and how to look at them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { name } of [...roles, ...sections]) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};
