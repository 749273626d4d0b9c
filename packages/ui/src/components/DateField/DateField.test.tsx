import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './DateField.stories.tsx';

const { Default, Disabled, Filled, InADialog, InError, KeptByItsForm, Odia } =
  composeStories(stories);
const { Open, Typed, WithinLimits, WithSlashes } = composeStories(stories);
const screen = within(document.body);

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });
const parts = () => screen.getAllByRole('spinbutton').map((one) => one.textContent);
const group = () => screen.getByRole('group');
const opener = () => screen.getByRole('button', { name: /^Choose from the calendar/ });
const focusedDay = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

describe('DateField', () => {
  it('is a named group of day, month and year, required and empty', async () => {
    await Default.run();
    await expect(group()).toHaveAccessibleName('Date of the rent receipt');
    await expect(group()).toHaveTextContent(/^dd-mm-yyyy$/);
    await expect(part(/^Day Date of the rent receipt$/)).toHaveAttribute('aria-required', 'true');
    await expect(part(/^Month/)).toHaveAttribute('aria-valuetext', 'empty');
  });

  it('is typed in segments and returns yyyy-MM-dd', async () => {
    await Typed.run();
    await expect(parts()).toEqual(['07', '03', '2025']);
    await expect(part(/^Month/)).toHaveAttribute('aria-valuetext', 'March');
    await expect(part(/^Year/)).toHaveFocus();
  });

  it('changes a segment with the arrows and clears it with Backspace', async () => {
    await KeptByItsForm.run({ args: { ...KeptByItsForm.args, value: '2026-11-05' } });
    await userEvent.click(part(/^Day/));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-11-06'));
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}');
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^$/));
    await expect(group()).toHaveTextContent('dd-mm-yyyy');
  });

  it('is focused by its label and by its id', async () => {
    await Default.run({ args: { ...Default.args, id: 'receipt' } });
    await userEvent.click(screen.getByText('Date of the rent receipt', { ignore: '[hidden]' }));
    await expect(part(/^Day/)).toHaveFocus();
    opener().focus();
    document.getElementById('receipt')?.focus();
    await expect(part(/^Day/)).toHaveFocus();
  });

  it('opens a named calendar on the chosen day and marks today', async () => {
    await Open.run();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(/Date of the rent receipt/);
    await expect(screen.getByRole('grid')).toHaveAccessibleName('November 2026');
    await focusedDay(/^Thursday,? 5 November,? 2026, chosen$/);
    const cell = screen.getByRole('gridcell', { selected: true });
    await expect(cell).toHaveTextContent('5');
    const today = screen.getByRole('button', { name: /18 November 2026, today/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
  });

  it('moves by day, week, month and year', async () => {
    await Open.run();
    await focusedDay(/ 5 November/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await focusedDay(/13 November/);
    await userEvent.keyboard('{PageDown}');
    await focusedDay(/13 December,? 2026/);
    await expect(screen.getByRole('grid')).toHaveAccessibleName('December 2026');
    await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}');
    await focusedDay(/13 November,? 2025/);
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{Home}');
    await focusedDay(/ 1 November,? 2026/);
    await userEvent.keyboard('{End}');
    await focusedDay(/30 November,? 2026/);
  });

  it('chooses with Enter, closes and returns the focus', async () => {
    await KeptByItsForm.run({ args: { ...KeptByItsForm.args, value: '2026-11-05' } });
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await focusedDay(/ 5 November/);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('2026-11-06')).toBeVisible();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('closes with Escape, returns the focus and keeps the date', async () => {
    await Filled.run();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await focusedDay(/ 5 November/);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(parts()).toEqual(['05', '11', '2026']);
  });

  it('has visually hidden buttons for screen readers', async () => {
    await Open.run();
    const hidden = document.querySelectorAll('[popover] > div > button[tabindex="-1"]');
    await expect(hidden.length).toBeGreaterThan(0);
    for (const button of hidden) await expect(button.getBoundingClientRect().width).toBe(1);
  });

  it('is above its dialog and closes before it', async () => {
    await InADialog.run();
    const calendar = screen.getByRole('grid');
    const dialog = document.querySelector('dialog');
    await expect(calendar.getBoundingClientRect().bottom).toBeGreaterThan(
      dialog?.getBoundingClientRect().bottom ?? Infinity,
    );
    await expect(calendar.closest('[popover]')?.matches(':popover-open')).toBe(true);
    await focusedDay(/18 November/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(stories.closeDialog).not.toHaveBeenCalled();
  });

  it('disables days outside its limits', async () => {
    await WithinLimits.run();
    const late = screen.getByRole('button', { name: /19 November/ });
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });

  it('uses its own texts only, with the day first and western digits', async () => {
    await Odia.run();
    await expect(screen.getByRole('grid')).toHaveAccessibleName('ନଭେମ୍ବର 2026');
    await expect(screen.getAllByRole('button', { name: 'କ୍ୟାଲେଣ୍ଡର ବନ୍ଦ କରନ୍ତୁ' })).toHaveLength(2);
    const shown = document.querySelectorAll('[data-type]:not([data-type="literal"])');
    await expect([...shown].map((one) => one.textContent)).toEqual(['05', '11', '2026']);
    const named = [...document.querySelectorAll('[aria-label]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.ariaLabel ?? '');
    await expect(named.filter((name) => /[a-z]/i.test(name) || name === '')).toEqual([]);
  });

  it('is written with the given separators', async () => {
    await WithSlashes.run();
    await expect(group()).toHaveTextContent(/^05\/11\/2026$/);
  });

  it('is described by hint and error, and marks the error', async () => {
    await InError.run();
    await expect(group()).toHaveAccessibleDescription(/^For example.* Please enter the date/);
    await expect(part(/^Day/)).toBeInvalid();
    await Disabled.run();
    await expect(opener()).toBeDisabled();
    await expect(part(/^Day/)).toHaveAttribute('aria-disabled', 'true');
  });
});
