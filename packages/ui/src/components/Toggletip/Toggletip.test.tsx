import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { beforeEach, describe, it } from 'vitest';
import { page as window, userEvent } from 'vitest/browser';
import * as stories from './Toggletip.stories.tsx';

const { AtTheEndOfALine, AtTheEndOfThePage, BesideALabel, Default, KeptOpen, Open, WithALink } =
  composeStories(stories);
const page = within(document.body);
const button = () => page.getByRole('button', { name: 'What is a khatiyan?' });
const tip = () => page.getByText(/^The record of rights/);
const isOpen = () => tip().matches(':popover-open');

describe('Toggletip', () => {
  beforeEach(() => window.viewport(800, 600));

  it('opens and closes with Enter and with Space, and keeps the focus', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(button()).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(isOpen()).toBe(true);
      await userEvent.keyboard(key);
      await expect(isOpen()).toBe(false);
    }
    await expect(button()).toHaveFocus();
  });

  it('says each change to onOpenChange', async () => {
    await Open.run();
    await userEvent.click(button());
    await waitFor(() => expect(Open.args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(Open.args.onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('closes with Escape and by a press beside it', async () => {
    await Open.run();
    await userEvent.keyboard('{Escape}');
    await expect(isOpen()).toBe(false);
    await userEvent.click(button());
    await userEvent.click(page.getByText(/^Khatiyan/), { position: { x: 1, y: 1 } });
    await expect(isOpen()).toBe(false);
  });

  it('shows its text in a live region, so that it is announced', async () => {
    await Default.run();
    const status = page.getByRole('status');
    await expect(within(status).getByText(/^The record/)).not.toBeVisible();
    await userEvent.click(button());
    await expect(within(status).getByText(/^The record/)).toBeVisible();
  });

  it('leads Tab from the button to a link in it, and closes after it', async () => {
    await WithALink.run();
    await expect(button()).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'How to read it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button()).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    await BesideALabel.run();
    button().focus();
    await userEvent.keyboard('{Enter}');
    await expect(isOpen()).toBe(true);
    await userEvent.tab();
    await expect(page.getByRole('textbox', { name: 'Khatian No' })).toHaveFocus();
    await expect(isOpen()).toBe(false);
  });

  it('stays as its caller says', async () => {
    await KeptOpen.run();
    await expect(isOpen()).toBe(true);
    await userEvent.click(button());
    await waitFor(() => expect(KeptOpen.args.onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() => expect(isOpen()).toBe(true));
  });

  it('is below its button', async () => {
    await Open.run();
    const [below, anchor] = [tip().getBoundingClientRect(), button().getBoundingClientRect()];
    await expect(below.top).toBeGreaterThanOrEqual(anchor.bottom);
    await expect(below.top).toBeLessThan(anchor.bottom + 16);
    await expect(below.left).toBeLessThanOrEqual(anchor.left);
    await expect(below.right).toBeGreaterThanOrEqual(anchor.right);
  });

  it('is above it at the end of the page, and inside the window at the end of a line', async () => {
    await AtTheEndOfThePage.run();
    await expect(tip().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button().getBoundingClientRect().top,
    );
    await window.viewport(320, 600);
    await AtTheEndOfALine.run();
    const { left, right } = tip().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  });

  it('does not change the height of its line', async () => {
    await Default.run();
    const line = button().closest('p')?.getBoundingClientRect().height;
    await expect(line).toBeLessThanOrEqual(27);
  });

  it('passes native props, a class and a style to its element', async () => {
    await Default.run({ args: { ...Default.args, id: 'tip', className: 'own' } });
    await expect(document.querySelector('#tip.own')).toContainElement(button());
  });
});
