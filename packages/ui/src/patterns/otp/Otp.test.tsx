import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Otp.stories.tsx';

const { Default, Typed } = composeStories(stories);
const page = within(document.body);
const resend = () => page.getByRole('button', { name: 'Resend OTP' });
const patient = { timeout: 10_000 };
const timer = () => page.getByRole('timer');

describe('One-time code', () => {
  // Requirement: OT-002
  it('focuses the code and shows the seconds until another one', async () => {
    await Default.run();
    const field = page.getByRole('textbox', { name: 'One-time code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(timer()).toHaveTextContent(/^New code in (90|8\d) seconds$/);
  });

  // Requirements: OT-003, OT-004
  it('shows six boxes and marks the next one after each digit', async () => {
    await Default.run();
    const boxes = [...(page.getByRole('textbox').parentElement?.lastElementChild?.children ?? [])];
    await expect(boxes).toHaveLength(6);
    const active = () => boxes.findIndex((box) => box.hasAttribute('data-active'));
    await expect(active()).toBe(0);
    await userEvent.keyboard('4');
    await expect(active()).toBe(1);
    await userEvent.keyboard('02');
    await expect(active()).toBe(3);
    await expect(boxes.map((box) => box.textContent)).toEqual(['4', '0', '2', '', '', '']);
  });

  // Requirements: OT-005, OT-007
  it('offers another code only when the seconds are over', async () => {
    await Default.run({ args: { ...Default.args, seconds: 4 } });
    await expect(resend()).toHaveAttribute('aria-disabled', 'true');
    resend().click();
    await expect(Default.args.onResend).not.toHaveBeenCalled();
    const over = await page.findAllByText('You can ask for a new code now.', undefined, patient);
    await expect(over).toHaveLength(2);
    await expect(resend()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(resend());
    await expect(resend()).toHaveAttribute('aria-disabled', 'true');
  });

  // Requirement: OT-006
  it('submits the code with Verify OTP', async () => {
    await Typed.run();
    await expect(Typed.args.onVerify).toHaveBeenCalledWith('402917');
  });
});
