import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './TrackStatus.stories.tsx';

const { Approved, BeforeTheSearch, Default, Rejected } = composeStories(stories);
const page = within(document.body);
const dialog = () => within(page.getByRole('dialog', { name: 'Track Your Status' }));
const result = () => dialog().getByRole('region', { name: 'Result' });
const number = () => dialog().getByRole('textbox', { name: 'Application / Token / Case No.' });

describe('Track Your Status', () => {
  // Requirements: HD-013, TS-001, TS-003
  it('asks for the kind of application and its number', async () => {
    await BeforeTheSearch.run();
    const kind = dialog().getByRole('combobox', { name: 'Application Type' });
    await expect(kind).toBeRequired();
    await expect(within(kind).getAllByRole('option')).toHaveLength(4);
    await expect(number()).toBeRequired();
  });

  // Requirement: TS-002
  it('offers district, tahasil and mouza as optional fields', async () => {
    await BeforeTheSearch.run();
    const place = within(dialog().getByRole('group', { name: 'Place of the case' }));
    const names = [/^District\s*\(optional\)$/, /^Tahasil/, /^Mouza/];
    for (const name of names) {
      await expect(place.getByRole('combobox', { name })).not.toBeRequired();
    }
  });

  // Requirements: TS-004, TS-005
  it('has a captcha with a button for another one', async () => {
    await BeforeTheSearch.run();
    await expect(dialog().getByRole('img', { name: 'Captcha image' })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Get a new captcha' }));
    await expect(BeforeTheSearch.args.onRefresh).toHaveBeenCalledOnce();
  });

  // Requirements: TS-006, TS-007
  it('searches and shows the status in a region that is announced', async () => {
    await BeforeTheSearch.run();
    await expect(result()).toHaveAttribute('aria-live', 'polite');
    await expect(result()).toHaveTextContent('The status appears here.');
    await userEvent.click(dialog().getByRole('button', { name: 'Search' }));
    await expect(result()).toHaveTextContent('Pending/Processing');
  });

  // Requirements: TS-008, TS-021
  it('shows each status by its own colour, shape and word', async () => {
    const looks: string[] = [];
    for (const [story, word] of [
      [Approved, 'Approved'],
      [Default, 'Pending/Processing'],
      [Rejected, 'Rejected'],
    ] as const) {
      await story.run();
      const patch = within(result()).getAllByText(word)[0]?.parentElement;
      const disc = patch?.querySelector('svg')?.parentElement;
      await expect(disc).toBeVisible();
      looks.push(getComputedStyle(disc ?? document.body).backgroundColor + disc?.innerHTML);
    }
    await expect(new Set(looks).size).toBe(3);
  });

  // Requirements: TS-010, UN-019
  it('has a link to the login', async () => {
    await Default.run();
    await expect(result()).toHaveTextContent('for further information login');
    await expect(within(result()).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '#log-in',
    );
  });

  // Requirement: TS-011
  it('clears fields and result when it is closed', async () => {
    await BeforeTheSearch.run();
    await userEvent.type(number(), 'LA/2026/PUR/000456');
    await userEvent.click(dialog().getByRole('button', { name: 'Search' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByTestId('open'));
    await expect(number()).toHaveValue('');
    await expect(result()).toHaveTextContent('The status appears here.');
  });
});
