import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as stories from './ScrollToTop.stories.tsx';

const { BehindADialog, Default, LaterThanUsual, NotScrolled } = composeStories(stories);
const page = within(document.body);
const button = () => page.queryByRole('button', { name: 'Back to top' });
const scrollTo = (top: number) => window.scrollTo({ top });
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(() => scrollTo(0));
afterEach(() => scrollTo(0));

describe('ScrollToTop', () => {
  // Requirement: HD-038
  it('is shown after 100 px and not before', async () => {
    await NotScrolled.run();
    scrollTo(100);
    await aMoment();
    await expect(button()).toBeNull();
    scrollTo(101);
    await waitFor(() => expect(button()).toBeVisible());
    scrollTo(0);
    await waitFor(() => expect(button()).toBeNull());
  });

  it('is shown after the given distance', async () => {
    await LaterThanUsual.run();
    scrollTo(300);
    await waitFor(() => expect(button()).toBeNull());
    scrollTo(301);
    await waitFor(() => expect(button()).toBeVisible());
  });

  it('is a target of 2.75 rem at the bottom end', async () => {
    await Default.run();
    const box = button()?.getBoundingClientRect();
    await expect(box?.width).toBe(44);
    await expect(box?.height).toBe(44);
    await expect(window.innerHeight - (box?.bottom ?? 0)).toBe(20);
    await expect(document.documentElement.clientWidth - (box?.right ?? 0)).toBe(20);
  });

  // Requirement: HD-038
  it('scrolls to the top and moves the focus to the heading', async () => {
    await Default.run();
    button()?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(button()).toBeNull());
  });

  it('stays as long as it has the focus', async () => {
    await Default.run();
    button()?.focus();
    scrollTo(0);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await aMoment();
    await expect(button()).toHaveFocus();
    button()?.blur();
    await waitFor(() => expect(button()).toBeNull());
  });

  it('is hidden while a dialog is open', async () => {
    await BehindADialog.run();
    await expect(button()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toBeVisible());
  });

  it('is not printed', async () => {
    await Default.run();
    const session = cdp() as unknown as {
      send: (method: string, options: Record<string, unknown>) => Promise<unknown>;
    };
    const drawn = page.getByRole('button', { name: 'Back to top' });
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    await expect(drawn.checkVisibility()).toBe(false);
    await session.send('Emulation.setEmulatedMedia', { media: '' });
    await expect(drawn.checkVisibility()).toBe(true);
  });
});
