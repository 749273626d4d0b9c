import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';

function Typing({ value: first, onChange, ...field }: OtpFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <OtpField {...field} value={value} onChange={change} />;
}

const meta = {
  title: 'Fields/OtpField',
  tags: ['stable'],
  component: OtpField,
  args: {
    label: 'One-time code',
    description: 'We sent six digits to +91 90000 00001. They are valid for 5 minutes.',
    value: '',
    onChange: fn(),
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const HalfTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.type(field, '40 8');
    await expect(field).toHaveValue('408');
    await expect(args.onChange).toHaveBeenLastCalledWith('408');
  },
};

export const Complete: Story = { args: { value: '408172' } };

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.click(field);
    await userEvent.paste('408-172');
    await expect(field).toHaveValue('408172');
  },
};

export const InError: Story = { args: { errorMessage: 'Invalid / Expired OTP.' } };

export const FourDigits: Story = {
  args: { label: 'Counter token', description: 'Four digits on your slip.', digits: 4 },
};

export const LongText: Story = {
  args: {
    label: 'One-time code for the change of the mobile number of this account',
    description:
      'We sent six digits to the number that the account had until now. If you have no access to that number any more, go to the tahasil office with your land papers and a proof of identity.',
    errorMessage:
      'You entered a wrong code three times. Request a new code and type the digits of the newest message.',
  },
};

export const Odia: Story = {
  args: {
    label: 'OTP',
    description: 'ଆମେ ଆପଣଙ୍କ ମୋବାଇଲକୁ 6 ଅଙ୍କ ପଠାଇଛୁ।',
    errorMessage: 'OTP ଭୁଲ କିମ୍ବା ସମୟ ସରିଯାଇଛି।',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  args: {
    label: 'OTP',
    description: 'हमने आपके मोबाइल पर 6 अंक भेजे हैं।',
    errorMessage: 'OTP गलत है या उसकी अवधि समाप्त हो गई है।',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};
