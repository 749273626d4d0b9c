import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, MapPin, Search } from 'lucide';
import { expect } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Content/Icon',
  tags: ['stable'],
  component: Icon,
  args: { of: Search },
  argTypes: {
    of: { control: false },
    size: { control: 'select', options: ['text', 'small', 'medium', 'large'] },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Medium: Story = { args: { size: 'medium' } };

export const Large: Story = { args: { size: 'large' } };

export const BesideAWord: Story = {
  args: { of: MapPin },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: '.5rem' }}>
      <Icon {...args} />
      Balighai
    </p>
  ),
};

export const BesideALargeWord: Story = {
  args: { of: Landmark },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: '.5rem', fontSize: '2rem' }}>
      <Icon {...args} />
      Temple lands
    </p>
  ),
};

export const InTheColourOfItsText: Story = {
  ...BesideAWord,
  decorators: [
    (Story) => (
      <div style={{ color: vars.colour.dangerInk }}>
        <Story />
      </div>
    ),
  ],
};

export const InASmallPlace: Story = {
  args: { of: MapPin, size: 'large' },
  render: (args) => (
    <p style={{ display: 'flex', inlineSize: '6rem', overflowWrap: 'anywhere' }}>
      <Icon {...args} />
      Balighai, Nimapada, Puri
    </p>
  ),
};
