import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'As it is written in the record of rights.' },
};

export const InError: Story = {
  args: {
    description: 'As it is written in the record of rights.',
    errorMessage: 'Full name is required.',
  },
};

export const Optional: Story = {
  args: { label: 'Email ID', optionalLabel: '(optional)', type: 'email', autoComplete: 'email' },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(field, 'Sarojini Test Mohapatra');
    await expect(field).toHaveValue('Sarojini Test Mohapatra');
  },
};

export const WithPrefix: Story = {
  args: { label: 'Security amount in rupees', prefix: '₹', inputMode: 'numeric', width: 'medium' },
};

export const WithSuffix: Story = {
  args: {
    label: 'Area in acres',
    description: 'With four decimal places, for example 0.4200.',
    suffix: 'acres',
    inputMode: 'decimal',
    width: 'short',
  },
};

export const WithSuffixInError: Story = {
  args: {
    ...WithSuffix.args,
    defaultValue: '2.5000',
    errorMessage: 'Area should not be more than the recorded 1.2000 acre',
  },
};

export const WithLabelAside: Story = {
  args: {
    label: 'Khatian No',
    autoComplete: 'off',
    labelAside: <Link href="#where">Where to find it</Link>,
  },
};

export const ReadOnly: Story = {
  args: { label: 'Mouza Name', isReadOnly: true, defaultValue: 'Bhubanpur' },
};

export const WithCount: Story = {
  args: {
    label: 'Subject',
    autoComplete: 'off',
    maxLength: 50,
    countText: (count: number) => `${count} of 50 characters`,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(field, 'Boundary stone of plot 214 is missing');
    await expect(canvas.queryByText(/of 50/)).toBeNull();
    await userEvent.type(field, ' since May');
    await expect(canvas.getByText('47 of 50 characters')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    label: 'Father Name',
    refuse: (typed: string) =>
      /^[^\p{L}\s]/u.test(typed) ? `${typed.charAt(0)} Not allowed in 1st Place!!!` : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Father Name' });
    await userEvent.type(field, '/');
    await expect(field).toHaveValue('');
    await expect(field).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    label:
      'Name of the person, trust or institution that pays the yearly rent of this plot to the temple at present',
    description:
      'Write the whole name, with the father’s or husband’s name where the record of rights has it, and leave out titles, initials and the name of the village.',
    defaultValue: 'Sri Test Grama Devata Trust Board, Bhubanpur Mouza, Khatian No 112/45',
  },
};

export const Odia: Story = {
  args: { label: 'ପୂରା ନାମ', errorMessage: 'ପୂରା ନାମ ଆବଶ୍ୟକ।' },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: { label: 'पूरा नाम', errorMessage: 'पूरा नाम आवश्यक है।' },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
