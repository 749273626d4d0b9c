import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chromeGround } from '../../styles/chrome.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';

function Switched(props: ThemeToggleProps) {
  const [isDark, setDark] = useState(props.isSelected);
  const change = (next: boolean) => {
    setDark(next);
    props.onChange?.(next);
  };
  return <ThemeToggle {...props} isSelected={isDark} onChange={change} />;
}

const meta = {
  title: 'Actions/ThemeToggle',
  tags: ['stable'],
  component: ThemeToggle,
  args: { label: 'Dark theme', isSelected: false, onChange: fn() },
  render: (args) => <Switched {...args} />,
  decorators: [
    (Story) => (
      <div className={chromeGround} style={{ padding: vars.space[2] }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { args: { isSelected: true } };

export const SwitchedOnAndOff: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('button', { name: args.label });
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Odia: Story = {
  args: { label: 'ଗାଢ଼ ଥିମ୍', isSelected: true },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: { label: 'गहरी थीम' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
