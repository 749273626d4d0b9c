import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { beforeEach, describe, it } from 'vitest';
import { page as window, userEvent } from 'vitest/browser';
import * as stories from './Drawer.stories.tsx';

const { AtTheStart, Default, Dismissable, Filters, HeldOpen, LongText, WithAChosenFocus } =
  composeStories(stories);
const page = within(document.body);
const drawer = () => page.getByRole<HTMLDialogElement>('dialog');
const opener = () => page.getByRole('button', { name: 'Show plot', hidden: true });
const pressAt = (x: number, y: number) =>
  userEvent.click(document.documentElement, { position: { x, y }, force: true });

describe('Drawer', () => {
  beforeEach(() => window.viewport(1200, 800));

  it('is a modal dialog with its title as name and its sentence as description', async () => {
    await Default.run();
    await expect(drawer()).toHaveAccessibleName('Plot 214');
    await expect(drawer()).toHaveAccessibleDescription('Rebana Nuagaon, Brahmagiri tahasil');
    await expect(drawer().matches(':modal')).toBe(true);
  });

  it('is at the end of the window, as high as it, or at the start', async () => {
    await Default.run();
    await waitFor(() => expect(drawer().getBoundingClientRect().right).toBe(1200));
    await expect([drawer().offsetWidth, drawer().offsetHeight]).toEqual([480, 800]);
    await AtTheStart.run();
    await waitFor(() => expect(drawer().getBoundingClientRect().left).toBe(0));
  });

  it('fills a narrow window', async () => {
    await window.viewport(320, 640);
    await Filters.run();
    await expect(drawer().getBoundingClientRect().width).toBe(320);
    await expect(drawer().scrollWidth).toBe(320);
  });

  it('focuses its title, its first field, or what has data-initial-focus', async () => {
    await Default.run();
    await expect(page.getByRole('heading', { name: 'Plot 214' })).toHaveFocus();
    await Filters.run();
    await expect(page.getByRole('textbox', { name: /^Mouza Name/ })).toHaveFocus();
    await WithAChosenFocus.run();
    await expect(page.getByRole('textbox', { name: 'Plot No' })).toHaveFocus();
  });

  it('keeps Tab in its own controls', async () => {
    await Default.run();
    const names: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null);
    }
    await expect(names).toEqual(['Close', 'Show on map', 'Apply for land']);
    await userEvent.tab();
    await expect(opener()).not.toHaveFocus();
  });

  it('asks to close with Escape and with its button, and returns the focus', async () => {
    await Default.run();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(opener()).toHaveFocus();
    await userEvent.click(opener());
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(opener()).toHaveFocus();
    await expect(Default.args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(Default.args.onOpenChange).toHaveBeenCalledWith(false);
  });

  it('closes by a press beside it only if it is dismissable', async () => {
    await Default.run();
    await pressAt(100, 400);
    await expect(drawer()).toBeVisible();
    await Dismissable.run();
    await pressAt(1000, 700);
    await expect(drawer()).toBeVisible();
    await pressAt(100, 400);
    await expect(page.queryByRole('dialog')).toBeNull();
  });

  it('stays open and modal as long as isOpen is set', async () => {
    await HeldOpen.run();
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    await expect(drawer().matches(':modal')).toBe(true);
    await expect(drawer().contains(document.activeElement)).toBe(true);
  });

  it('scrolls inside itself and keeps its title and its buttons in view', async () => {
    await LongText.run();
    await expect(drawer().scrollHeight).toBeGreaterThan(drawer().clientHeight);
    drawer().scrollTo({ top: 200 });
    await expect(page.getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(0);
    const button = page.getByRole('button', { name: 'Apply for land' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(800);
  });

  it('passes native props, a class and a ref to its element', async () => {
    const ref = { current: null as HTMLDialogElement | null };
    await Default.run({ args: { ...Default.args, id: 'plot', className: 'own', ref } });
    await expect(document.querySelector('#plot.own')).toBe(drawer());
    await expect(ref.current).toBe(drawer());
  });
});
