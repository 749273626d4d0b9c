import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './Combobox.stories.tsx';

const { Default, Disabled, InADialog, InError, KeptByItsForm, NothingFound, Odia, WithOwnText } =
  composeStories(stories);
const { AllShown, FoundByOdiaName, Filtered } = composeStories(stories);
const screen = within(document.body);
const field = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const count = () => screen.getByRole('status');

async function type(text: string) {
  await userEvent.click(field());
  await userEvent.keyboard(text);
}

afterEach(() => page.viewport(1280, 900));

describe('Combobox', () => {
  it('is named by its label, required and closed', async () => {
    await Default.run();
    await expect(field()).toHaveAccessibleName('Mouza Name');
    await expect(field()).toHaveAttribute('aria-required', 'true');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  });

  it('opens and moves with the arrows, selects with Enter and keeps the focus', async () => {
    await KeptByItsForm.run();
    await type('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAccessibleName('Mouza Name'));
    await userEvent.keyboard('{ArrowDown}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('Bhubanpur');
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('Bhubanpur');
    await expect(field()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByText('bhubanpur')).toBeVisible();
  });

  it('moves to the first and last option with Home and End', async () => {
    await Default.run();
    await type('{ArrowDown}{End}');
    const active = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('Sakhigopal'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(active()).toHaveTextContent('Balipada'));
  });

  it('filters while typing, highlights the match and announces the count with the given text', async () => {
    await Default.run();
    await type('GOPAL');
    await waitFor(() => expect(names()).toEqual(['Gopalpur', 'Gopalpur Patna', 'Sakhigopal']));
    await expect(count()).toHaveTextContent(/^3 results$/);
    await expect(document.querySelectorAll('mark')[2]).toHaveTextContent(/^gopal$/);
    await userEvent.keyboard('pur p');
    await waitFor(() => expect(count()).toHaveTextContent(/^1 result$/));
    await expect(count().closest('[aria-hidden="true"]')).toBeNull();
  });

  it('announces no text of React Aria', async () => {
    await Filtered.run();
    const spoken = [...document.querySelectorAll('[role="log"]')].map((log) => log.textContent);
    await expect(spoken.join('')).toBe('');
    const { width, height } = screen
      .getByRole('button', { name: 'Close the list' })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  });

  it('finds a mouza by its name in the other script and shows that name', async () => {
    await FoundByOdiaName.run();
    await waitFor(() => expect(names()).toHaveLength(3));
    const also = screen.getAllByRole('option')[0]?.querySelector('[lang="or"]');
    await expect(also).toHaveTextContent('ଗୋପାଳପୁର');
    await Odia.run();
    await waitFor(() => expect(names()[0]).toContain('ପୁରୀ ସଦର'));
  });

  it('shows that nothing matches and keeps no free text', async () => {
    await NothingFound.run();
    await expect(screen.getByText('No mouza has this name.')).toBeVisible();
    await expect(count()).toHaveTextContent('0 results');
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('closes with Escape and restores the selected option', async () => {
    await AllShown.run();
    await userEvent.click(field());
    await userEvent.keyboard('x{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field()).toHaveValue('Pipili');
    await expect(field()).toHaveFocus();
  });

  it('is above its dialog and closes before it', async () => {
    await InADialog.run();
    const dialog = screen.getByRole('dialog');
    const list = screen.getByRole('listbox');
    await expect(list.getBoundingClientRect().bottom).toBeGreaterThan(
      dialog.getBoundingClientRect().bottom,
    );
    await expect(list.closest('[popover]')?.matches(':popover-open')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(stories.closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(stories.closeDialog).toHaveBeenCalledOnce();
  });

  it('has a visually hidden close button for screen readers in a dialog on a phone', async () => {
    await page.viewport(360, 640);
    await InADialog.run();
    const close = screen.getByRole('button', { name: 'Close the list' });
    const { width, height } = close.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(close.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('is cleared with the clear button, which returns the focus', async () => {
    await KeptByItsForm.run();
    await type('pipi');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field()).toHaveValue('Pipili');
    await userEvent.keyboard('{Tab}');
    const clear = screen.getByRole('button', { name: 'Clear the mouza' });
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await expect(screen.queryByText('pipili')).toBeNull();
  });

  it('opens with its button, which is no tab stop', async () => {
    await Default.run();
    const open = screen.getByRole('button', { name: 'Show all mouzas' });
    await expect(open).toHaveAttribute('tabindex', '-1');
    await userEvent.click(open);
    await waitFor(() => expect(names()).toHaveLength(17));
    await expect(count()).toHaveTextContent('17 results');
    await expect(field()).toHaveFocus();
  });

  it('keeps custom text only with allowsCustomValue', async () => {
    await WithOwnText.run();
    await type('Naya Basti');
    await userEvent.keyboard('{Tab}');
    await expect(field()).toHaveValue('Naya Basti');
    await expect(screen.getByText('Naya Basti')).toBeVisible();
  });

  it('is described by hint and error and can be disabled', async () => {
    await InError.run();
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription(/village in which.* Please select Mouza/);
    await Disabled.run();
    await expect(field()).toBeDisabled();
  });

  it('submits its value under its name', async () => {
    await Default.run({ args: { ...Default.args, name: 'mouza', defaultValue: 'pipili' } });
    const kept = document.querySelector<HTMLInputElement>('input[name="mouza"]');
    await expect(kept?.value).toBe('pipili');
  });

  it('opens above the field where it does not fit below, and is removed with the field', async () => {
    await Default.run();
    const moved = document.createElement('style');
    moved.textContent = 'body { padding-block: 90vh }';
    document.body.append(moved);
    window.scrollTo(0, 300);
    await type('{ArrowDown}');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(field().getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    moved.remove();
  });
});
