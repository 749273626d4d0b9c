import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alsoOnAPhone } from '../../../../../.storybook/modes.ts';
import { MooringPage } from './MooringPage.tsx';

const meta = {
  title: 'Another department/Waterways Office',
  component: MooringPage,
  globals: { department: 'waterways' },
  parameters: { layout: 'fullscreen', chromatic: { modes: alsoOnAPhone } },
} satisfies Meta<typeof MooringPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ask for a berth');
    const brand = getComputedStyle(document.documentElement).getPropertyValue('--tl-colour-brand');
    await expect(['#0b4a43', '#064740']).toContain(brand.trim());
  },
};
