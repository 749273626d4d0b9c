import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './DateRange.stories.tsx';

const { Default, EndsBeforeItStarts, InError, KeptByItsForm } = composeStories(stories);
const { Open, OpenFromFirstDay, Disabled } = composeStories(stories);
const screen = within(document.body);

const group = (name: string) => screen.getByRole('group', { name });
const part = (name: string) => screen.getByRole('spinbutton', { name });
const order = () => screen.queryByText('To date should not be before From date');
const inRange = () =>
  [...document.querySelectorAll('[data-range="inside"]')].map((day) => day.textContent);

afterEach(() => page.viewport(1280, 900));

describe('DateRange', () => {
  it('is a group of two fields, each with its own label', async () => {
    await Default.run();
    await expect(group('Date of the notice')).toContainElement(group('From'));
    await expect(group('Date of the notice')).toContainElement(group('To'));
    for (const name of ['From', 'To']) {
      await expect(
        screen.getByRole('button', { name: `Choose from the calendar ${name}` }),
      ).toBeVisible();
    }
  });

  it('hands out both days', async () => {
    await KeptByItsForm.run();
    await userEvent.click(part('Day From'));
    await userEvent.keyboard('09');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-11-09'));
    await expect(screen.getByRole('status')).toHaveTextContent('2026-11-09 2026-11-18');
  });

  it('says at To, once it is left, that it lies before From', async () => {
    await EndsBeforeItStarts.run();
    await expect(part('Day To')).toBeInvalid();
    await expect(group('To')).toHaveAccessibleDescription('To date should not be before From date');
    await expect(part('Day From')).not.toBeInvalid();
  });

  it('does not complain while a date is typed, and forgives at once', async () => {
    await KeptByItsForm.run();
    await userEvent.click(part('Day To'));
    await userEvent.keyboard('03');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-11-03'));
    await expect(order()).toBeNull();
    await userEvent.click(part('Day From'));
    await waitFor(() => expect(order()).toBeVisible());
    await userEvent.keyboard('02');
    await waitFor(() => expect(order()).toBeNull());
    await expect(part('Day To')).not.toBeInvalid();
    await userEvent.click(part('Day From'));
    await userEvent.keyboard('09');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-11-09'));
    await expect(order()).toBeNull();
  });

  it('paints the days between in the calendar and names them', async () => {
    await Open.run();
    const days = '6 7 8 9 10 11 12 13 14 15 16 17'.split(' ');
    await expect(inRange()).toEqual(days);
    await expect(document.querySelectorAll('[data-range="end"]')).toHaveLength(2);
    const day = screen.getByRole('button', { name: /12 November 2026, in the range$/ });
    await waitFor(() => expect(day).toBeVisible());
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('18');
  });

  it('opens the second calendar near the first day', async () => {
    await OpenFromFirstDay.run();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ 5 November 2026/));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(group('To')).toHaveTextContent('06-11-2026');
  });

  it('has visually hidden close buttons for screen readers on a phone', async () => {
    await page.viewport(360, 640);
    await Open.run();
    const close = screen.getAllByRole('button', { name: 'Close the calendar' });
    await expect(close).toHaveLength(2);
    for (const button of close) {
      const { width, height } = button.getBoundingClientRect();
      await expect([width, height]).toEqual([1, 1]);
    }
  });

  it('shows the errors it is given and can be out of use', async () => {
    await InError.run();
    await expect(group('From')).toHaveAccessibleDescription('Please enter From date');
    await expect(group('To')).toHaveAccessibleDescription('Please enter To date');
    await Disabled.run();
    for (const button of screen.getAllByRole('button')) await expect(button).toBeDisabled();
  });
});
