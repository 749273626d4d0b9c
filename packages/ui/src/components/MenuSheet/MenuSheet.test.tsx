import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent as keys } from 'vitest/browser';
import * as stories from './MenuSheet.stories.tsx';

const { Closed, ClosedByChoice, Default, FromTheStart, HeldOpen } = composeStories(stories);
const screen = within(document.body);
const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true });

describe('MenuSheet', () => {
  it('is a modal dialog named by its title', async () => {
    await Default.run();
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.matches(':modal')).toBe(true);
    const title = screen.getByRole('heading', { name: 'Menu', level: 2 });
    await waitFor(() => expect(title).toBeVisible());
  });

  it('receives the focus and keeps it', async () => {
    await Default.run();
    const close = screen.getByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(close).toHaveFocus());
    opener().focus();
    await expect(opener()).not.toHaveFocus();
    await keys.tab();
    await expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
  });

  it('focuses its close button also where it contains a field', async () => {
    const children = <input aria-label="Search" />;
    await Default.run({ args: { ...Default.args, children } });
    await expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  });

  it('stays open and modal as long as isOpen is set', async () => {
    await HeldOpen.run();
    for (let press = 0; press < 3; press += 1) await keys.keyboard('{Escape}');
    await expect(HeldOpen.args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.getByRole('dialog').matches(':modal')).toBe(true);
  });

  it('asks to close with Escape and returns the focus', async () => {
    await Default.run();
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(Default.args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('asks to close with its button', async () => {
    await Closed.run();
    await expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks to close after a link was chosen', async () => {
    await ClosedByChoice.run();
    await expect(ClosedByChoice.args.onOpenChange).toHaveBeenCalledOnce();
  });

  it('asks to close by a press outside, and not by one on its content', async () => {
    await Default.run();
    await userEvent.click(screen.getByRole('heading', { name: 'Menu' }));
    await expect(Default.args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    await expect(Default.args.onOpenChange).toHaveBeenCalledOnce();
  });

  it('is at the edge at which it opens', async () => {
    await Default.run();
    const { right } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(right).toBe(document.documentElement.clientWidth);
    await FromTheStart.run();
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0);
  });
});
