import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRuleState,
} from './PasswordField.tsx';

const rules: PasswordRuleState[] = [
  { id: 'length', label: '8 characters', isMet: false },
  { id: 'capital', label: 'An uppercase letter', isMet: false },
  { id: 'small', label: 'A lowercase letter', isMet: false },
  { id: 'number', label: 'A number', isMet: false },
];

const tests: Record<string, RegExp> = {
  length: /.{8}/,
  capital: /[A-Z]/,
  small: /[a-z]/,
  number: /\d/,
};

function WithLiveRules(field: PasswordFieldProps) {
  const [value, setValue] = useState('');
  const checked = field.rules?.map((rule) => ({
    ...rule,
    isMet: tests[rule.id]?.test(value) ?? false,
  }));
  return <PasswordField {...field} rules={checked} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Fields/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    showLabel: 'Show',
    hideLabel: 'Hide',
    toggleLabel: 'Show password',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  args: { defaultValue: 'Paddy-Field-7' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const WithLabelAside: Story = {
  args: { labelAside: <Link href="#forgot">Forgot password?</Link> },
};

export const InError: Story = {
  args: { errorMessage: 'Password can’t be blank.' },
};

export const WithRules: Story = {
  args: { label: 'New Password', autoComplete: 'new-password', rules, metLabel: 'met' },
  render: (args) => <WithLiveRules {...args} />,
};

export const WithSomeRulesMet: Story = {
  ...WithRules,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'Paddy');
    await expect(canvas.getByText('An uppercase letter')).toHaveTextContent(/, met$/);
    await expect(canvas.getByText('A number')).not.toHaveTextContent(/, met$/);
  },
};

export const WithRulesInError: Story = {
  ...WithRules,
  args: {
    ...WithRules.args,
    description: 'Do not use a password of another website.',
    errorMessage: 'Password should contain at least one number.',
  },
};

export const WithoutPaste: Story = {
  args: {
    label: 'Confirm New Password',
    autoComplete: 'new-password',
    description: 'Type it again: you cannot paste it here.',
    isPasteBlocked: true,
  },
};

export const LongText: Story = {
  args: {
    label: 'New password for the account of the temple’s land office in this district',
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
    toggleLabel: 'Show the password',
    defaultValue: 'a-long-passphrase-of-many-words-that-does-not-fit-into-the-field-on-a-phone',
  },
};

export const Odia: Story = {
  args: {
    label: 'ନୂଆ ପାସୱାର୍ଡ',
    autoComplete: 'new-password',
    showLabel: 'ଦେଖାନ୍ତୁ',
    hideLabel: 'ଲୁଚାନ୍ତୁ',
    toggleLabel: 'ପାସୱାର୍ଡ ଦେଖାନ୍ତୁ',
    rules: [
      { id: 'length', label: '8 ଅକ୍ଷର', isMet: true },
      { id: 'number', label: 'ଗୋଟିଏ ସଂଖ୍ୟା', isMet: false },
    ],
    metLabel: 'ଠିକ୍ ଅଛି',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'पासवर्ड',
    showLabel: 'दिखाएँ',
    hideLabel: 'छिपाएँ',
    toggleLabel: 'पासवर्ड दिखाएँ',
    errorMessage: 'पासवर्ड खाली नहीं हो सकता।',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
