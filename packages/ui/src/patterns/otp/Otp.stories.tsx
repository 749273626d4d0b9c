import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { alsoOnAPhone, onlyOnAPhone } from '../../../../../.storybook/modes.ts';
import { Button, Countdown, Dialog, Form, OtpField } from '../../index.ts';
import * as styles from './Otp.css.ts';
import { english, odia, type OtpTexts } from './otpTexts.ts';

interface OtpProps {
  texts: OtpTexts;
  seconds: number;
  onResend: () => void;
  onVerify: (code: string) => void;
}

/** A code that was sent to a telephone: six boxes, the wait for another one, and the proof. */
function Otp({ texts, seconds, onResend, onVerify }: OtpProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [run, setRun] = useState(1);
  const [endedRun, setEndedRun] = useState(0);
  const [isOpen, setOpen] = useState(true);
  const verify = (event: FormEvent) => {
    event.preventDefault();
    setProblem(code.length === 6 ? undefined : texts.wrong);
    if (code.length === 6) onVerify(code);
    else setCode('');
  };
  const resend = () => {
    setRun(run + 1);
    onResend();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => setOpen(false)}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
    >
      <Form onSubmit={verify}>
        <OtpField label={texts.label} value={code} onChange={setCode} errorMessage={problem} />
        <div className={styles.resend}>
          <Countdown
            seconds={seconds}
            runKey={run}
            text={texts.wait}
            onEnd={() => setEndedRun(run)}
          />
          <Button isDisabled={endedRun !== run} onClick={resend}>
            {texts.resend}
          </Button>
        </div>
        <Button type="submit" kind="primary" size="large" isBlock>
          {texts.verify}
        </Button>
      </Form>
    </Dialog>
  );
}

const meta = {
  title: 'Temple screens/One-time code',
  component: Otp,
  parameters: { chromatic: { modes: alsoOnAPhone } },
  args: { texts: english, seconds: 90, onResend: fn(), onVerify: fn() },
} satisfies Meta<typeof Otp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: args.texts.label }), '402917');
    await userEvent.click(canvas.getByRole('button', { name: args.texts.verify }));
    await expect(args.onVerify).toHaveBeenCalledWith('402917');
  },
};

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: args.texts.label });
    await userEvent.type(field, '402');
    await userEvent.click(canvas.getByRole('button', { name: args.texts.verify }));
    await expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const TimeIsUp: Story = {
  args: { seconds: 0 },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: args.texts.resend });
    await waitFor(() => expect(resend).not.toHaveAttribute('aria-disabled'));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Odia: Story = {
  parameters: { language: 'or', chromatic: { modes: onlyOnAPhone } },
  args: { texts: odia },
};
