import { composeStories } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Combobox.stories.tsx';

const { ChosenBefore, Default, FailedToLoad, FirstOfMany, FromAService } = composeStories(stories);
const { Loading, LoadingMore } = composeStories(stories);
const screen = within(document.body);
const field = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const status = () => screen.getByRole('status');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

describe('Combobox with the options of a service', () => {
  it('shows what the service found for the typed text, and is used by keyboard', async () => {
    await FromAService.run();
    await expect(names()).toHaveLength(3);
    await userEvent.keyboard('pur p');
    await waitFor(() => expect(names()).toEqual(['Gopalpur Patna']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field()).toHaveValue('Gopalpur Patna');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(field()).toHaveValue('Gopalpur Patna');
  });

  it('does not filter the items of the caller', async () => {
    const items = [{ value: 'cuttack', label: 'Cuttack' }];
    await Default.run({ args: { ...Default.args, options: undefined, items } });
    await userEvent.click(field());
    await userEvent.keyboard('puri');
    await waitFor(() => expect(names()).toEqual(['Cuttack']));
  });

  it('announces loading once, then the result', async () => {
    await FromAService.run();
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(status().textContent));
    observer.observe(status(), { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard('pur');
    await waitFor(() => expect(status()).toHaveTextContent('2 results'));
    observer.disconnect();
    await expect(spoken).toEqual(['Loading mouzas', '2 results']);
  });

  it('says in the list that it is loading, and keeps the options that are there', async () => {
    await Loading.run();
    await expect(names()).toEqual(['Loading mouzas']);
    await expect(field()).toHaveAttribute('aria-busy', 'true');
    await LoadingMore.run();
    await expect(names()).toHaveLength(5);
    await expect(screen.getAllByText('Loading mouzas')).toHaveLength(2);
  });

  it('says how many of all are shown', async () => {
    await FirstOfMany.run();
    await expect(names()).toHaveLength(50);
    await expect(status()).toHaveTextContent('50 of 77,356. Type more to narrow the list.');
    await expect(screen.getAllByText(/^50 of 77,356/)).toHaveLength(2);
  });

  it('shows a failure with an option that tries again and keeps the typed text', async () => {
    await FailedToLoad.run();
    await expect(status()).toHaveTextContent('The mouzas could not be loaded.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('The mouzas could not be loaded. Try again');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Pipili']));
    await expect(field()).toHaveValue('fail');
    await expect(field()).toHaveFocus();
  });

  it('tries again by pointer, and in a field that accepts any text', async () => {
    const onRetry = fn();
    const loadError = 'Not loaded.';
    const args = { ...Default.args, items: [], loadError, onRetry };
    await Default.run({ args });
    await userEvent.click(screen.getByRole('button', { name: 'Show all mouzas' }));
    await userEvent.click(await screen.findByRole('option'));
    await expect(onRetry).toHaveBeenCalledOnce();
    await Default.run({ args: { ...args, allowsCustomValue: true } });
    await userEvent.click(field());
    await userEvent.keyboard('Naya{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Not loaded.'));
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(field()).toHaveValue('Naya');
  });

  it('keeps the text of the selected option where the items do not contain it', async () => {
    await ChosenBefore.run();
    await expect(field()).toHaveValue('Pipili');
    await userEvent.click(field());
    await userEvent.keyboard('{Control>}a{/Control}gopal');
    await waitFor(() => expect(names()).toHaveLength(3));
    await expect(status()).toHaveTextContent('3 results');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('Pipili');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Control>}a{/Control}tokyo');
    await waitFor(() => expect(names()).toEqual(['No mouza has this name.']));
    await userEvent.tab();
    await expect(field()).toHaveValue('Pipili');
  });

  it('has a controlled text', async () => {
    const onInputChange = fn();
    await Default.run({ args: { ...Default.args, inputValue: 'pip', onInputChange } });
    await expect(field()).toHaveValue('pip');
    await userEvent.click(field());
    await userEvent.keyboard('i');
    await expect(onInputChange).toHaveBeenLastCalledWith('pipi');
    await expect(field()).toHaveValue('pip');
  });
});
