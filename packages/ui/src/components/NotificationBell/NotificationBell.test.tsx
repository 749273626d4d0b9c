import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './NotificationBell.stories.tsx';

const {
  BesideAnotherLink,
  Closed,
  CountChanges,
  Default,
  Empty,
  Loading,
  MoreThanTheBadgeShows,
  NotCountedYet,
  OnAPhone,
  OpensADialog,
} = composeStories(stories);
const page = within(document.body);
const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('region', { name: 'Notifications' });
const items = () => within(panel()).getAllByRole('listitem');
const item = (name: RegExp) => within(panel()).getByRole('button', { name });

const isShown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

afterEach(() => screen.viewport(1280, 900));

describe('NotificationBell', () => {
  // Requirement: HD-021
  it('has its count in its accessible name and hides the badge', async () => {
    await Closed.run();
    await expect(bell()).toHaveAccessibleName('Notifications, 3 unread');
    await expect(bell()).toHaveAttribute('aria-expanded', 'false');
    await expect(within(bell()).getByText('3')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows 99+ from a hundred and no badge for none', async () => {
    await MoreThanTheBadgeShows.run();
    await expect(bell()).toHaveAccessibleName('Notifications, 128 unread');
    await expect(within(bell()).getByText('99+')).toBeVisible();
    await NotCountedYet.run();
    await expect(bell()).toHaveAccessibleName('Notifications');
    await expect(bell().querySelector('[aria-hidden]:not(svg)')).toBeNull();
  });

  it('opens with Enter and lists whole texts with dates, unread ones marked', async () => {
    await Closed.run();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(items()).toHaveLength(5);
    await isShown(item(/^Field visit scheduled: .* on 27 November\s*18\/11\/2026\s*, unread$/));
    await isShown(item(/^Case transferred to the collector\s*06\/11\/2026$/));
    await isShown(page.getByText('Field visit schedule…'));
    await expect(items()[2]?.querySelector('button')?.children).toHaveLength(5);
    await expect(items()[3]?.querySelector('button')?.children).toHaveLength(3);
  });

  it('moves with Tab into its items and closes with Escape there', async () => {
    await Default.run();
    await expect(bell()).toHaveFocus();
    await userEvent.tab();
    await expect(item(/^Document needs/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('region')).toBeNull();
    await expect(bell()).toHaveFocus();
  });

  it('closes when the focus leaves it or something else is pressed', async () => {
    await BesideAnotherLink.run();
    await userEvent.click(bell());
    page.getByRole('link').focus();
    await waitFor(() => expect(page.queryByRole('region')).toBeNull());
    await expect(page.getByRole('link')).toHaveFocus();
    await userEvent.click(bell());
    await isShown(panel());
    await userEvent.click(document.body);
    await waitFor(() => expect(page.queryByRole('region')).toBeNull());
  });

  it('opens the item that is pressed', async () => {
    await Default.run();
    await userEvent.click(item(/^Receipt/));
    await expect(Default.args.items?.[4]?.onClick).toHaveBeenCalledOnce();
  });

  it('announces a changed count politely, but not the first one', async () => {
    await Closed.run();
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
    await CountChanges.run();
    await expect(page.getByRole('status')).toHaveTextContent('Notifications, 4 unread');
  });

  it('stays open below a dialog and moves the focus when the item is removed', async () => {
    await OpensADialog.run();
    await userEvent.click(item(/^Field visit/));
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Notification of 18/11/2026');
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(items()).toHaveLength(4);
    await waitFor(() => expect(item(/^Revised application/)).toHaveFocus());
    for (let left = 4; left > 0; left -= 1) {
      await userEvent.keyboard('{Enter}');
      await isShown(page.getByRole('dialog'));
      await userEvent.keyboard('{Escape}');
    }
    await waitFor(() => expect(bell()).toHaveFocus());
    await isShown(page.getByText('There are no new notifications.'));
  });

  it('shows that there is nothing, but not before the list is loaded', async () => {
    await Empty.run();
    await isShown(page.getByText('There are no new notifications.'));
    await Loading.run();
    await expect(panel()).toHaveAttribute('aria-busy', 'true');
    await expect(page.queryByText('There are no new notifications.')).toBeNull();
  });

  // Requirements: CO-008, HD-022
  it('scrolls inside 18.75 by 25 rem below a heading that stays', async () => {
    await MoreThanTheBadgeShows.run();
    const { width, height, top } = panel().getBoundingClientRect();
    await expect([width, height]).toEqual([300, 400]);
    await expect(panel().scrollHeight).toBeGreaterThan(400);
    panel().scrollTop = 500;
    const heading = within(panel()).getByRole('heading', { name: 'Notifications' });
    await expect(heading.getBoundingClientRect().top - top).toBeLessThan(24);
    await expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('is a sheet of full width on a phone, with a close button', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    await waitFor(() => expect(panel().getBoundingClientRect().bottom).toBe(640));
    const { left, width } = panel().getBoundingClientRect();
    await expect([left, width]).toEqual([0, 320]);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(page.queryByRole('region')).toBeNull();
    await expect(bell()).toHaveFocus();
  });
});
