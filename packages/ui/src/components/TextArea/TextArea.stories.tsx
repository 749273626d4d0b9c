import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

interface ClearableProps extends TextAreaProps {
  clearLabel: string;
}

function Clearable({ clearLabel, ...area }: ClearableProps) {
  const [value, setValue] = useState('To grow vegetables');
  return (
    <>
      <TextArea {...area} value={value} onChange={setValue} />
      <Button onClick={() => setValue('')}>{clearLabel}</Button>
    </>
  );
}

const meta = {
  title: 'Fields/TextArea',
  tags: ['stable'],
  component: TextArea,
  args: { label: 'Purpose' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'What will be built, grown or held on the land.' },
};

export const InError: Story = {
  args: {
    description: 'What will be built, grown or held on the land.',
    errorMessage: 'Please enter the purpose',
  },
};

export const Optional: Story = { args: { label: 'Remark', optionalLabel: '(optional)' } };

export const WithCounter: Story = {
  args: {
    maxLength: 500,
    countText: (count: number) => `${count} of 500 characters`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Purpose' }), 'Paddy');
    await expect(canvas.getByText('5 of 500 characters')).toBeVisible();
  },
};

export const WithCounterInError: Story = {
  args: {
    defaultValue: 'Home',
    countText: (count: number) => `${count} of 500 characters`,
    errorMessage: 'Please write at least 10 characters',
  },
};

export const Cleared: Story = {
  args: { countText: (count: number) => `${count} of 500 characters` },
  render: (args) => <Clearable {...args} clearLabel="Clear" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('18 of 500 characters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('0 of 500 characters')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: {
    label: 'Remark of the officer',
    isReadOnly: true,
    defaultValue: 'The sketch is missing.',
  },
};

export const LongText: Story = {
  args: {
    label: 'Purpose for which you and the members of your family want to hold this temple land',
    description:
      'Write in your own words, in any of the three languages. The officer reads this text first, and it is kept with the application.',
    defaultValue:
      'We grow paddy in the rains and vegetables in winter on the same plot since 1988. The rent was paid each year, and the receipts are attached. A well was dug with the leave of the trust in 2004, and its water is shared with the two plots beside ours.',
    rows: 8,
  },
};

export const Odia: Story = {
  args: {
    label: 'ଉଦ୍ଦେଶ୍ୟ',
    defaultValue: 'ଧାନ ଚାଷ ପାଇଁ',
    countText: (count: number) => `500 ରୁ ${count} ଅକ୍ଷର`,
    errorMessage: 'ଦୟାକରି ଉଦ୍ଦେଶ୍ୟ ଲେଖନ୍ତୁ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'उद्देश्य',
    defaultValue: 'धान की खेती के लिए',
    countText: (count: number) => `500 में से ${count} अक्षर`,
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
