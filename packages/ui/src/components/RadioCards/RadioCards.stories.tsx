import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Fields/RadioCards',
  tags: ['stable'],
  component: RadioCards,
  args: {
    label: 'How do you want to hold the land?',
    name: 'holding',
    choices: [
      { value: 'lease', label: 'On lease', description: 'For some years, against a yearly rent.' },
      { value: 'purchase', label: 'As owner', description: 'For good, against one payment.' },
    ],
    onChange: fn(),
  },
  render: (args, { id }) => <RadioCards {...args} name={`${args.name}-${id}`} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For some years, against a yearly rent.'));
    await expect(canvas.getByRole('radio', { name: 'On lease' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'As owner' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const InError: Story = {
  args: { errorMessage: 'Please select how you want to hold the land' },
};

export const Optional: Story = { args: { optionalLabel: '(optional)' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'lease' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For good, against one payment.'));
    await expect(canvas.getByRole('radio', { name: 'On lease' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithoutDescriptions: Story = {
  args: {
    label: 'Application Type',
    name: 'type',
    choices: [
      { value: '1', label: 'Illegitimate land use' },
      { value: '2', label: 'Land application' },
      { value: '3', label: 'Case' },
    ],
  },
};

export const LongText: Story = {
  args: {
    label: 'In which way do you and the members of your family want to hold this temple land?',
    name: 'family',
    choices: [
      {
        value: 'lease',
        label: 'On a lease that is renewed by the trust every eleven years',
        description:
          'The rent is set by the kisam and the rakaba of the plot, and it is paid at the tahasil office before the end of March.',
      },
      { value: 'purchase', label: 'As owner' },
    ],
  },
};

export const Odia: Story = {
  args: {
    label: 'ଆପଣ ଜମି କିପରି ରଖିବାକୁ ଚାହାଁନ୍ତି?',
    name: 'or',
    choices: [
      { value: 'lease', label: 'ଲିଜ୍', description: 'କିଛି ବର୍ଷ ପାଇଁ, ବାର୍ଷିକ ଖଜଣା ସହ।' },
      { value: 'purchase', label: 'କ୍ରୟ', description: 'ସବୁଦିନ ପାଇଁ, ଥରେ ଦେୟ ସହ।' },
    ],
    errorMessage: 'ଆପଣ ଜମି କିପରି ରଖିବାକୁ ଚାହାଁନ୍ତି, ଦୟାକରି ବାଛନ୍ତୁ',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'आप भूमि कैसे रखना चाहते हैं?',
    name: 'hi',
    choices: [
      { value: 'lease', label: 'पट्टे पर', description: 'कुछ वर्षों के लिए, वार्षिक लगान पर।' },
      { value: 'purchase', label: 'क्रय', description: 'सदा के लिए, एक भुगतान पर।' },
    ],
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
