import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MobileField, type MobileFieldProps } from './MobileField.tsx';

const answerMs = 120;

function WithProof({ state: first, onVerify, ...field }: MobileFieldProps) {
  const [state, setState] = useState(first);
  const verify = () => {
    onVerify?.();
    setState('sending');
    setTimeout(() => setState('verified'), answerMs);
  };
  const change = () => {
    field.onChangeNumber?.();
    setState('unverified');
  };
  return <MobileField {...field} state={state} onVerify={verify} onChangeNumber={change} />;
}

const meta = {
  title: 'Fields/MobileField',
  tags: ['stable'],
  component: MobileField,
  args: {
    label: 'Mobile Number',
    prefix: '+91',
    state: 'unverified',
    verifyLabel: 'Verify',
    verifiedLabel: 'Verified',
    onVerify: fn(),
  },
} satisfies Meta<typeof MobileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: '10 digits. We send a one-time code to this number.' },
};

export const InError: Story = {
  args: {
    defaultValue: '90000',
    errorMessage: 'Please enter a valid mobile no.',
  },
};

export const Optional: Story = {
  args: { label: 'Second mobile number', optionalLabel: '(optional)' },
};

export const Sending: Story = { args: { defaultValue: '9000000001', state: 'sending' } };

export const Verified: Story = { args: { defaultValue: '9000000001', state: 'verified' } };

export const Verifying: Story = {
  args: { defaultValue: '9000000001' },
  render: (args) => <WithProof {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Verified')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotYetANumber: Story = {
  args: { defaultValue: '90000', isVerifyDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Verify' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const CanBeChanged: Story = {
  args: {
    defaultValue: '9000000001',
    state: 'verified',
    changeLabel: 'Change the number',
    onChangeNumber: fn(),
  },
  render: (args) => <WithProof {...args} />,
};

export const LongText: Story = {
  args: {
    label: 'Mobile number to which we send news about the application and its hearing',
    description:
      'It may belong to a member of your family, but it cannot be the number of another account.',
    verifyLabel: 'Verify this number',
    errorMessage: 'Please verify the mobile number before you continue to the next step.',
  },
};

export const Odia: Story = {
  args: {
    label: 'ମୋବାଇଲ ନମ୍ବର',
    verifyLabel: 'ଯାଞ୍ଚ କରନ୍ତୁ',
    verifiedLabel: 'ଯାଞ୍ଚ ହୋଇଛି',
    errorMessage: 'ଆଗକୁ ବଢ଼ିବା ପାଇଁ ଦୟାକରି ମୋବାଇଲ ନମ୍ବର ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'मोबाइल नंबर',
    verifyLabel: 'सत्यापित करें',
    verifiedLabel: 'सत्यापित',
    state: 'verified',
    defaultValue: '9000000001',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
