import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent as keys } from 'vitest/browser';
import * as stories from './OtpField.stories.tsx';

const { Complete, Default, FourDigits, InError } = composeStories(stories);
const screen = within(document.body);
const activeBox = () => {
  const boxes = [...document.querySelectorAll('[aria-hidden] > span')];
  return boxes.findIndex((box) => box.hasAttribute('data-active'));
};

describe('OtpField', () => {
  it('is one ordinary field for assistive technology and autofill', async () => {
    await Default.run();
    const fields = screen.getAllByRole('textbox');
    await expect(fields).toHaveLength(1);
    await expect(fields[0]).toHaveAccessibleName('One-time code');
    await expect(fields[0]).toHaveAccessibleDescription(/^We sent six digits/);
    await expect(fields[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(fields[0]).toHaveAttribute('inputmode', 'numeric');
    await expect(fields[0]).toHaveAttribute('aria-required', 'true');
  });

  // Requirement: VA-045
  it('accepts digits only, and never more than it has boxes', async () => {
    await Default.run();
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'a40 8-1');
    await expect(field).toHaveValue('4081');
    await userEvent.type(field, '72999');
    await expect(field).toHaveValue('408172');
    await FourDigits.run();
    await userEvent.type(screen.getByRole('textbox'), '12345');
    await expect(screen.getByRole('textbox')).toHaveValue('1234');
  });

  it('accepts a pasted code with spaces', async () => {
    await Default.run();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('408 172');
    await expect(screen.getByRole('textbox')).toHaveValue('408172');
    await expect(document.querySelector('[aria-hidden]')).toHaveTextContent('408172');
  });

  it('inserts pasted digits at the caret and continues after them', async () => {
    await Default.run();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('4072');
    field.setSelectionRange(2, 2);
    await userEvent.paste('8-1');
    await expect(field).toHaveValue('408172');
    await expect(field.selectionStart).toBe(4);
    await expect(activeBox()).toBe(4);
    field.setSelectionRange(0, 6);
    await userEvent.paste('55');
    await expect(field).toHaveValue('55');
    await expect(activeBox()).toBe(2);
  });

  it('marks the box of the next digit, and none without the focus', async () => {
    await Default.run();
    await expect(activeBox()).toBe(-1);
    await userEvent.tab();
    await expect(activeBox()).toBe(0);
    await userEvent.keyboard('408');
    await expect(activeBox()).toBe(3);
    await userEvent.keyboard('{Backspace}');
    await expect(activeBox()).toBe(2);
    await userEvent.tab();
    await expect(activeBox()).toBe(-1);
  });

  it('moves back with Backspace and to any box with the arrows', async () => {
    await Default.run();
    await keys.tab();
    await keys.keyboard('408172{Backspace}{Backspace}');
    await expect(screen.getByRole('textbox')).toHaveValue('4081');
    await expect(activeBox()).toBe(4);
    await keys.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(activeBox()).toBe(1);
    await keys.keyboard('9');
    await expect(screen.getByRole('textbox')).toHaveValue('4981');
    await expect(activeBox()).toBe(2);
    await keys.keyboard('7{End}55');
    await expect(screen.getByRole('textbox')).toHaveValue('497155');
    await expect(activeBox()).toBe(5);
  });

  it('lets a digit in the middle be corrected', async () => {
    await Complete.run();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('40172');
  });

  it('receives the focus in error and is described by hint and error', async () => {
    await InError.run();
    const field = screen.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/5 minutes\. Invalid \/ Expired OTP\.$/);
  });
});
