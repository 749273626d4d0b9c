import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chromeGround } from '../../styles/chrome.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

function Chosen(props: LanguageSwitchProps) {
  const [current, setCurrent] = useState(props.selectedKey);
  const choose = (tag: string) => {
    setCurrent(tag);
    props.onSelectionChange?.(tag);
  };
  return <LanguageSwitch {...props} selectedKey={current} onSelectionChange={choose} />;
}

const meta = {
  title: 'Actions/LanguageSwitch',
  tags: ['stable'],
  component: LanguageSwitch,
  args: {
    label: 'Language',
    choices: [
      { tag: 'en', name: 'English', href: '?lang=en' },
      { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
      { tag: 'hi', name: 'हिन्दी', href: '?lang=hi' },
    ],
    selectedKey: 'en',
    onSelectionChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
  decorators: [
    (Story) => (
      <div className={chromeGround} style={{ padding: vars.space[2] }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'ଓଡ଼ିଆ' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('or');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('ଓଡ଼ିଆ');
  },
};

export const TwoLanguages: Story = {
  args: {
    choices: [
      { tag: 'en', name: 'English', href: '?lang=en' },
      { tag: 'or', name: 'ଓଡ଼ିଆ', href: '?lang=or' },
    ],
  },
};

export const Odia: Story = {
  args: { label: 'ଭାଷା', selectedKey: 'or' },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: { label: 'भाषा', selectedKey: 'hi' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
