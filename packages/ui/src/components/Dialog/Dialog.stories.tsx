import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface DialogArgs extends DialogProps {
  opener: string;
  cancel: string;
  confirm: string;
  confirmKind?: ButtonProps['kind'];
  /** The caller keeps the dialog open whatever is pressed. */
  isHeld?: boolean;
}

const meta = {
  title: 'Feedback/Dialog',
  tags: ['stable'],
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Send the application?',
    description: 'After you send the application you cannot change your answers.',
    closeLabel: 'Close',
    opener: 'Send',
    cancel: 'Go back',
    confirm: 'Send application',
  },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.opener }));
    const dialog = within(canvasElement).getByRole(args.role ?? 'dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
} satisfies Meta<DialogArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAField: Story = {
  args: {
    title: 'Return the application',
    description: 'The applicant sees your message.',
    confirm: 'Return',
    opener: 'Return the application',
    children: <TextField label="Reason" />,
  },
};

export const WithAChosenFocus: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: '1.5rem' }}>
        <TextField label="Reason" />
        <TextField label="Remarks" data-initial-focus />
      </div>
    ),
  },
};

export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    title: 'Delete the draft?',
    description: 'All answers and documents of this draft are deleted. You cannot undo this.',
    opener: 'Delete draft',
    cancel: 'Keep draft',
    confirm: 'Delete draft',
    confirmKind: 'danger',
  },
};

export const Wide: Story = { args: { size: 'wide', title: 'Sale deed of plot 214' } };

export const WithoutDescription: Story = { args: { description: undefined } };

export const ClosesAndReturnsTheFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: args.opener }));
    await userEvent.click(canvas.getByRole('button', { name: args.closeLabel }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: args.opener })).toHaveFocus());
  },
};

export const HeldOpen: Story = {
  args: { isHeld: true, title: 'Sending', description: 'Wait until the answer is here.' },
};

export const SessionEnds: Story = {
  args: {
    role: 'alertdialog',
    title: 'Your session ends in 2 minutes',
    description: 'You have not used this page for 18 minutes. Your answers are saved.',
    opener: 'Wait',
    cancel: 'Log out',
    confirm: 'Stay logged in',
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const ReturnsToTheFieldInError: Story = {
  args: {
    title: 'Invalid Captcha .',
    description: undefined,
    returnFocusTo: '[aria-invalid="true"]',
    returnFocusAfterMs: 500,
  },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1.5rem' }}>
      <TextField label="Captcha" errorMessage="Invalid Captcha ." />
      <WithOpener {...args} />
    </div>
  ),
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: context.args.cancel }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Captcha' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Terms of the lease of homestead land of the temple that you agree to by sending',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index} style={{ marginBlockStart: '1rem' }}>
        {index + 1}. The holder of the lease pays the rent every year before the last day of March,
        keeps the borders of the plot and does not build on the way to the tank.
      </p>
    )),
  },
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    title: 'ଆବେଦନ ଦାଖଲ କରିବେ କି?',
    description: 'ଦାଖଲ କରିବା ପରେ ଉତ୍ତର ବଦଳାଇ ହେବ ନାହିଁ।',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
    opener: 'ଦାଖଲ',
    cancel: 'ଫେରନ୍ତୁ',
    confirm: 'ଆବେଦନ ଦାଖଲ କରନ୍ତୁ',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    title: 'आवेदन भेजें?',
    description: 'भेजने के बाद उत्तर नहीं बदले जा सकते।',
    closeLabel: 'बंद करें',
    opener: 'भेजें',
    cancel: 'वापस जाएँ',
    confirm: 'आवेदन भेज दें',
  },
};

function WithOpener({
  opener,
  cancel,
  confirm,
  confirmKind = 'primary',
  isHeld,
  ...args
}: DialogArgs) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const close = () => {
    args.onOpenChange?.(false);
    if (!isHeld) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onOpenChange={close}
        footer={
          <>
            <Button onClick={close}>{cancel}</Button>
            <Button kind={confirmKind} onClick={close}>
              {confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
