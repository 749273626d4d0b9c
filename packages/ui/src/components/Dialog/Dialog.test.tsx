import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Dialog.stories.tsx';

const {
  AlertDialog,
  ClosesAndReturnsTheFocus,
  Default,
  HeldOpen,
  LongText,
  ReturnsToTheFieldInError,
  WithAChosenFocus,
  WithAField,
  WithoutDescription,
} = composeStories(stories);
const page = within(document.body);
const dialog = () => page.getByRole<HTMLDialogElement>('dialog');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Dialog', () => {
  it('is a modal dialog with its title as name and its sentence as description', async () => {
    await Default.run();
    await expect(dialog()).toHaveAccessibleName('Send the application?');
    await expect(dialog()).toHaveAccessibleDescription(
      'After you send the application you cannot change your answers.',
    );
    await expect(dialog().matches(':modal')).toBe(true);
  });

  it('has no description when there is none', async () => {
    await WithoutDescription.run();
    await expect(dialog()).not.toHaveAttribute('aria-describedby');
  });

  it('focuses its title when it has no field', async () => {
    await Default.run();
    await expect(page.getByRole('heading', { name: 'Send the application?' })).toHaveFocus();
  });

  it('focuses its first field, or the one with data-initial-focus', async () => {
    await WithAField.run();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await WithAChosenFocus.run();
    await expect(page.getByRole('textbox', { name: 'Remarks' })).toHaveFocus();
  });

  it('keeps Tab in its own controls', async () => {
    await Default.run();
    const met: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      met.push(document.activeElement?.getAttribute('aria-label') ?? '');
      met.push(document.activeElement?.textContent ?? '');
    }
    await expect(met.filter(Boolean)).toEqual(['Close', 'Go back', 'Send application']);
    await userEvent.tab();
    await expect(page.getByText('Send')).not.toHaveFocus();
  });

  it('asks to close with Escape, once, and returns the focus', async () => {
    await Default.run();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(Default.args.onOpenChange).toHaveBeenCalledOnce();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('asks to close with its close button and returns the focus', async () => {
    await ClosesAndReturnsTheFocus.run();
    await expect(ClosesAndReturnsTheFocus.args.onOpenChange).toHaveBeenCalledOnce();
    await expect(document.querySelector('dialog')).toBeNull();
  });

  // Requirement: UN-100
  it('focuses the field in error 500 ms after it is closed, and not before', async () => {
    await ReturnsToTheFieldInError.run({ play: undefined });
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    const field = page.getByRole('textbox', { name: 'Captcha', hidden: true });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    page.getByRole('button', { name: 'Go back' }).click();
    await vi.advanceTimersByTimeAsync(499);
    await expect(field).not.toHaveFocus();
    await vi.advanceTimersByTimeAsync(1);
    await expect(field).toHaveFocus();
  });

  it('stays open and modal as long as isOpen is set', async () => {
    await HeldOpen.run();
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    await expect(dialog().open).toBe(true);
    await expect(dialog().matches(':modal')).toBe(true);
    await expect(dialog().contains(document.activeElement)).toBe(true);
  });

  it('can be an alert dialog', async () => {
    await AlertDialog.run();
    const alert = page.getByRole('alertdialog', { name: 'Delete the draft?' });
    await expect(alert).toHaveAccessibleDescription(/cannot undo/);
  });

  it('scrolls inside itself when it is longer than the window', async () => {
    await LongText.run();
    await expect(dialog().getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog().scrollHeight).toBeGreaterThan(dialog().clientHeight);
  });
});
