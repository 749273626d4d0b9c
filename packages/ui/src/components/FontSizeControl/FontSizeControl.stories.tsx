import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chromeGround } from '../../styles/chrome.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { FontSizeControl, type FontSizeControlProps } from './FontSizeControl.tsx';

function Sized({ sizeWords, ...props }: FontSizeControlProps & { sizeWords: string }) {
  const [size, setSize] = useState(props.value ?? props.resetValue);
  const change = (next: number) => {
    setSize(next);
    props.onChange?.(next);
  };
  return (
    <FontSizeControl
      {...props}
      value={size}
      onChange={change}
      sizeText={sizeWords.replace('{n}', String(size))}
    />
  );
}

const meta = {
  title: 'Actions/FontSizeControl',
  tags: ['stable'],
  component: FontSizeControl,
  args: {
    label: 'Text size',
    value: 16,
    minValue: 12,
    maxValue: 19,
    resetValue: 16,
    onChange: fn(),
    smallerLabel: 'Smaller text',
    resetLabel: 'Reset text size',
    largerLabel: 'Larger text',
    sizeText: 'Text size {n} px',
    smallestNote: 'This is the smallest size',
    largestNote: 'This is the largest size',
  },
  render: (args) => <Sized {...args} sizeWords={args.sizeText ?? ''} />,
  decorators: [
    (Story) => (
      <div className={chromeGround} style={{ padding: vars.space[2] }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FontSizeControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Larger: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.largerLabel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(17);
    await expect(canvas.getByRole('status')).toHaveTextContent('Text size 17 px');
  },
};

export const BackToTheStart: Story = {
  args: { value: 18 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.resetLabel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(16);
    await expect(canvas.getByRole('status')).toHaveTextContent('Text size 16 px');
  },
};

export const AtTheSmallest: Story = { args: { value: 12 } };

export const AtTheLargest: Story = {
  args: { value: 19 },
  play: async ({ canvasElement, args }) => {
    const larger = within(canvasElement).getByRole('button', { name: args.largerLabel });
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(larger);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  args: {
    label: 'ଅକ୍ଷର ଆକାର',
    value: 17,
    smallerLabel: 'ଛୋଟ ଅକ୍ଷର',
    resetLabel: 'ଅକ୍ଷର ଆକାର ପୂର୍ବବତ୍',
    largerLabel: 'ବଡ଼ ଅକ୍ଷର',
    sizeText: 'ଅକ୍ଷର ଆକାର {n} px',
    smallestNote: 'ଏହା ସବୁଠାରୁ ଛୋଟ ଆକାର',
    largestNote: 'ଏହା ସବୁଠାରୁ ବଡ଼ ଆକାର',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'अक्षरों का आकार',
    value: 15,
    smallerLabel: 'छोटे अक्षर',
    resetLabel: 'अक्षरों का आकार पहले जैसा',
    largerLabel: 'बड़े अक्षर',
    sizeText: 'अक्षरों का आकार {n} px',
    smallestNote: 'यह सबसे छोटा आकार है',
    largestNote: 'यह सबसे बड़ा आकार है',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
