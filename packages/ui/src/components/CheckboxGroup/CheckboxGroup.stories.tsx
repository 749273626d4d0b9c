import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

interface GroupArgs extends CheckboxGroupProps {
  choices: readonly string[];
  /** Words of a checkbox for all of them. */
  allLabel?: string;
}

function Choosing({ choices, allLabel, children: _children, ...group }: GroupArgs) {
  const [chosen, setChosen] = useState<readonly string[]>(choices.slice(0, 1));
  const isAll = chosen.length === choices.length;
  return (
    <CheckboxGroup {...group} value={chosen} onChange={setChosen}>
      {allLabel !== undefined && (
        <Checkbox
          label={allLabel}
          isSelected={isAll}
          isIndeterminate={chosen.length > 0 && !isAll}
          onChange={() => setChosen(isAll ? [] : choices)}
        />
      )}
      {choices.map((choice) => (
        <Checkbox key={choice} label={choice} value={choice} />
      ))}
    </CheckboxGroup>
  );
}

const meta = {
  title: 'Fields/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup,
  args: {
    children: null,
    label: 'Documents that you have',
    choices: ['Khatiyan', 'Rent receipt', 'Sketch of the plot'],
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<GroupArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = { args: { description: 'Choose all that apply.' } };

export const InError: Story = {
  args: {
    description: 'Choose all that apply.',
    errorMessage: 'Please choose at least one document',
  },
};

export const Optional: Story = { args: { optionalLabel: '(optional)' } };

export const WithAll: Story = {
  args: { allLabel: 'All documents' },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All documents' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Sketch of the plot' })).toBeChecked();
  },
};

export const SomeOfAll: Story = { args: { allLabel: 'All documents' } };

export const LongText: Story = {
  args: {
    label:
      'Papers about this plot or about the family of the holder that you can show at the tahasil office',
    choices: [
      'A khatiyan in which the name of the holder or of the father or husband of the holder stands',
      'Receipts of the rent that was paid to the temple in any year since the last settlement',
    ],
  },
};

export const OnAPhone: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Odia: Story = {
  args: {
    label: 'ଆପଣ ଦେଖାଇ ପାରୁଥିବା କାଗଜପତ୍ର',
    description: 'ଯେଉଁଗୁଡ଼ିକ ଅଛି ସବୁ ବାଛନ୍ତୁ।',
    errorMessage: 'ଦୟାକରି ଅତିକମ୍‌ରେ ଗୋଟିଏ ବାଛନ୍ତୁ',
    choices: ['ଖତିୟାନ', 'ଖଜଣା ରସିଦ', 'ପ୍ଲଟର ନକ୍ସା'],
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'कागज़ात जो आप दिखा सकते हैं',
    choices: ['खतियान', 'लगान की रसीद', 'भूखंड का नक्शा'],
    allLabel: 'सभी कागज़ात',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
