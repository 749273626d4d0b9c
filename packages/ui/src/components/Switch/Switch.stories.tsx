import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  tags: ['stable'],
  component: Switch,
  args: { label: 'Send me a text message when the state changes', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultSelected: true } };

export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^Send me/));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Described: Story = {
  args: { description: 'One message for each change, at most three a day.' },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(/^Send me/));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InError: Story = {
  args: { errorMessage: 'The change was not saved. Please try again.' },
};

export const Pending: Story = { args: { isPending: true, defaultSelected: true } };

/** The change is held until it is saved. */
export const PendingThenOff: Story = {
  args: { defaultSelected: true },
  render: (args) => <WithSaving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Saved' }));
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, description: 'Add a mobile number first.' },
};

export const DisabledAndOn: Story = {
  args: {
    isDisabled: true,
    defaultSelected: true,
    description: 'Notices of hearings are always sent.',
  },
};

const longText = {
  label:
    'Send a text message and a letter to the applicant, to all members of the family who are named in the application and to the village office',
  description:
    'The messages are sent in the language that the applicant chose in the application, each day at nine in the morning.',
};

export const LongText: Story = { args: { ...longText, defaultSelected: true } };

export const OnAPhone: Story = {
  args: { ...longText, errorMessage: 'The change was not saved. Please try again.' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    defaultSelected: true,
    label: 'ସ୍ଥିତି ବଦଳିଲେ ମୋତେ ବାର୍ତ୍ତା ପଠାନ୍ତୁ',
    description: 'ଦିନକୁ ଅତି ବେଶିରେ ତିନୋଟି ବାର୍ତ୍ତା।',
  },
  decorators: [(Story) => <div lang="or">{Story()}</div>],
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    label: 'स्थिति बदलने पर मुझे संदेश भेजें',
    errorMessage: 'बदलाव सहेजा नहीं गया। कृपया फिर कोशिश करें।',
  },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
};

function WithSaving(args: SwitchProps) {
  const [isPending, setPending] = useState(true);
  return (
    <>
      <Switch {...args} isPending={isPending} />
      <Button onClick={() => setPending(false)}>Saved</Button>
    </>
  );
}
