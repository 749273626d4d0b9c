import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './NavMenu.stories.tsx';

const { BesideAnotherLink, Default, Open, WithActionsAndOtherWebsites, WithCurrentPage } =
  composeStories(stories);
const screen = within(document.body);
const button = () => screen.getByRole('button', { name: 'Citizen Services' });
const link = (name: string) => screen.getByRole('link', { name });

async function press(key: string) {
  await userEvent.keyboard(key);
  await new Promise(requestAnimationFrame);
}

describe('NavMenu', () => {
  it('is a closed button that names the list it controls', async () => {
    await Default.run();
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('link')).toBeNull();
    const list = document.getElementById(button().getAttribute('aria-controls') ?? '');
    await expect(list?.tagName).toBe('UL');
  });

  it('opens and closes with Enter and Space and keeps the focus', async () => {
    await Default.run();
    await userEvent.tab();
    await press('{Enter}');
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await press(' ');
    await expect(screen.queryByRole('list')).toBeNull();
    await expect(button()).toHaveFocus();
  });

  it('moves with the arrows, Home and End', async () => {
    await Default.run();
    await userEvent.tab();
    await press('{ArrowDown}');
    await expect(link('Apply for land')).toHaveFocus();
    await press('{ArrowDown}');
    await expect(link('Illegitimate Land Use')).toHaveFocus();
    await press('{End}');
    await expect(link('Donate to the deity')).toHaveFocus();
    await press('{ArrowDown}');
    await expect(link('Apply for land')).toHaveFocus();
    await press('{ArrowUp}');
    await expect(link('Donate to the deity')).toHaveFocus();
    await press('{Home}');
    await expect(link('Apply for land')).toHaveFocus();
  });

  it('closes with Escape and returns the focus', async () => {
    await Open.run();
    await userEvent.tab();
    await expect(link('Apply for land')).toHaveFocus();
    await press('{Escape}');
    await expect(screen.queryByRole('list')).toBeNull();
    await expect(button()).toHaveFocus();
  });

  it('closes when the focus goes on or something else is pressed', async () => {
    await BesideAnotherLink.run();
    await userEvent.click(button());
    link('FAQ').focus();
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button());
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the current page', async () => {
    await WithCurrentPage.run();
    await expect(link('Apply for land')).toHaveAttribute('aria-current', 'page');
    await expect(link('Illegitimate Land Use')).not.toHaveAttribute('aria-current');
  });

  it('runs an action, closes and marks links to other websites', async () => {
    await WithActionsAndOtherWebsites.run();
    const outside = screen.getByRole('link', { name: /^Web GIS\s*, opens another website$/ });
    await expect(outside).toHaveAttribute('rel', 'noopener');
    await userEvent.click(screen.getByRole('button', { name: 'Search Plot' }));
    const [action] = WithActionsAndOtherWebsites.args.items ?? [];
    await expect(action && 'onClick' in action && action.onClick).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('list')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Maps' })).toHaveFocus();
  });
});
