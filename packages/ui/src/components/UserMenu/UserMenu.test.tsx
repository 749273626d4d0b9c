import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './UserMenu.stories.tsx';

const { Default, Hindi, Odia, OneWordName, OnAPageOfTheAccount, Open, WithOtherWebsite } =
  composeStories(stories);
const screen = within(document.body);
const button = () => screen.getByRole('button', { expanded: false });
const initials = () => document.querySelector('button > [aria-hidden]')?.textContent;

describe('UserMenu', () => {
  // Requirement: UN-014
  it('is a closed button named by the user and the menu', async () => {
    await Default.run();
    await expect(button()).toHaveAccessibleName(
      /^Welcome\s+Sarojini Test Mohapatra\s*, account menu$/,
    );
    await expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows the first and the last initial in any script', async () => {
    await Default.run();
    await expect(initials()).toBe('SM');
    await OneWordName.run();
    await expect(initials()).toBe('T');
    await Odia.run();
    await expect(initials()).toBe('ସମ');
    await Hindi.run();
    await expect(initials()).toBe('सम');
  });

  it('opens with the arrow, closes with Escape and returns the focus', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('list')).toBeNull();
    await expect(button()).toHaveFocus();
  });

  it('runs an action of the account and closes', async () => {
    await Open.run();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const logout = Open.args.items?.at(-1);
    await expect(logout && 'onClick' in logout && logout.onClick).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('list')).toBeNull();
    await expect(button()).toHaveFocus();
  });

  it('keeps its panel on the screen', async () => {
    await OneWordName.run();
    await userEvent.click(button());
    const panel = screen.getByRole('list').getBoundingClientRect();
    await expect(panel.width).toBeGreaterThan(
      screen.getByRole('button', { expanded: true }).offsetWidth,
    );
    await expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it('marks the current page', async () => {
    await OnAPageOfTheAccount.run();
    const link = screen.getByRole('link', { current: 'page' });
    await expect(link).toHaveAccessibleName('Edit Profile');
  });

  it('marks links to other websites', async () => {
    await WithOtherWebsite.run();
    await expect(screen.getByRole('link')).toHaveAccessibleName(/, opens another website$/);
  });
});
