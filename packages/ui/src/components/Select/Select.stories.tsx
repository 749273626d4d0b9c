import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select, type SelectProps } from './Select.tsx';

const districts = [
  { value: '19', label: 'Cuttack' },
  { value: '23', label: 'Khordha' },
  { value: '24', label: 'Puri' },
];

function Arriving(field: SelectProps) {
  const [hasArrived, setArrived] = useState(false);
  const arrival = hasArrived
    ? { isLoading: false, value: '23', options: districts, placeholder: 'Select District' }
    : { isLoading: true, value: '23' };
  return (
    <>
      <Select {...field} {...arrival} />
      <Button onClick={() => setArrived(true)}>Load the list</Button>
    </>
  );
}

const meta = {
  title: 'Fields/Select',
  tags: ['stable'],
  component: Select,
  args: {
    label: 'District Name',
    placeholder: 'Select District',
    options: districts,
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'District Name' });
    await userEvent.selectOptions(list, 'Puri');
    await expect(list).toHaveDisplayValue('Puri');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Described: Story = {
  args: { description: 'The district in which the land lies.' },
};

export const InError: Story = {
  args: {
    description: 'The district in which the land lies.',
    errorMessage: 'Please select District',
  },
};

export const Optional: Story = {
  args: { label: 'Kisam', optionalLabel: '(optional)', placeholder: 'All kinds of land' },
};

export const WithoutPlaceholder: Story = {
  args: { placeholder: undefined, defaultValue: '23' },
};

export const Disabled: Story = {
  args: {
    label: 'Tahasil Name',
    description: 'Select the district first.',
    placeholder: 'Select Tahasil',
    options: [],
    isDisabled: true,
  },
};

export const Pending: Story = {
  args: {
    label: 'Tahasil Name',
    placeholder: 'Loading',
    options: [],
    isDisabled: true,
    isLoading: true,
    value: '',
  },
};

export const ChosenBeforeItArrives: Story = {
  args: { isLoading: true, options: [], value: '23', placeholder: 'Loading' },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'District Name' });
    await expect(list).toHaveDisplayValue('Loading');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the list' }));
    await expect(list).toHaveDisplayValue('Khordha');
  },
};

export const LongText: Story = {
  args: {
    label: 'Tahasil in whose record of rights the khatiyan of this piece of land is kept today',
    description:
      'When the land lies in two tahasils, choose the one that is written on the newest rent receipt.',
    placeholder: 'Select the tahasil of the newest rent receipt of this piece of land',
    options: [
      {
        value: '1',
        label:
          'Test Sadar Tahasil with the mouzas Bhubanpur, Naranpur, Gopalpur Patna and Balipada of the old estate',
      },
    ],
    defaultValue: '1',
  },
};

export const Odia: Story = {
  args: {
    label: 'ଜିଲ୍ଲାର ନାମ',
    placeholder: 'ଜିଲ୍ଲା ବାଛନ୍ତୁ',
    options: [
      { value: '23', label: 'ଖୋର୍ଦ୍ଧା' },
      { value: '24', label: 'ପୁରୀ' },
    ],
    errorMessage: 'ଦୟାକରି ଜିଲ୍ଲା ବାଛନ୍ତୁ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'जिले का नाम',
    placeholder: 'जिला चुनें',
    options: [
      { value: '23', label: 'खोर्धा' },
      { value: '24', label: 'पुरी' },
    ],
    defaultValue: '24',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
