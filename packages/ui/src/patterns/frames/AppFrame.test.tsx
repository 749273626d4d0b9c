import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as applyStories from '../apply/Apply.stories.tsx';
import * as inboxStories from '../inbox/Inbox.stories.tsx';

const { Default: Citizen } = composeStories(applyStories);
const { Default: Officer } = composeStories(inboxStories);
const page = within(document.body);
const banner = () => within(page.getByRole('banner'));
const account = () => banner().getByRole('button', { name: /account menu$/ });

describe('the header of a signed-in user', () => {
  // Requirement: HD-017
  it('welcomes the user by name and has no theme to choose', async () => {
    await Citizen.run();
    await expect(account()).toHaveTextContent(/Welcome\s*Sarojini Behera/);
    await expect(banner().queryByRole('button', { name: 'Dark theme' })).toBeNull();
    await expect(banner().queryByRole('link', { name: 'Login' })).toBeNull();
  });

  // Requirements: HD-018, HD-019, HD-020
  it.each([
    ['link', 'Edit Profile'],
    ['link', 'Change Password'],
    ['button', 'Logout'],
  ])('has a %s %s in the menu of the account', async (role, name) => {
    await Citizen.run();
    await expect(banner().queryByRole(role, { name })).toBeNull();
    await userEvent.click(account());
    await waitFor(() => expect(banner().getByRole(role, { name })).toBeVisible());
  });

  // Requirement: HD-006
  it('has the bell with its count', async () => {
    await Citizen.run();
    const bell = banner().getByRole('button', { name: 'Notifications, 3 unread' });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
  });

  // Requirement: HD-023
  it('leads officers, and not citizens, to Web GIS', async () => {
    await Officer.run();
    await expect(page.getByRole('link', { name: 'Web GIS' })).toBeVisible();
    await Citizen.run();
    await expect(page.queryByRole('link', { name: 'Web GIS' })).toBeNull();
  });
});

describe('the footer of a signed-in user', () => {
  // Requirements: HD-037, UN-016
  it('is one line with the year and the name of the system', async () => {
    await Citizen.run();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveTextContent(/^© 2026 Land Allotment System/);
    await expect(within(footer).queryByRole('link')).toBeNull();
    await expect(within(footer).queryByRole('heading')).toBeNull();
  });
});
