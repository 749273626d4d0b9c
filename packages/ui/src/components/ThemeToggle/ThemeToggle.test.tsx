import { composeStories } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './ThemeToggle.stories.tsx';

const { Dark, Default, Odia } = composeStories(stories);
const page = within(document.body);

describe('ThemeToggle', () => {
  // Requirement: HD-001
  it('is a toggle with one name for both states', async () => {
    await Default.run();
    await expect(page.getByRole('button', { name: 'Dark theme', pressed: false })).toBeVisible();
    await Dark.run();
    await expect(page.getByRole('button', { name: 'Dark theme', pressed: true })).toBeVisible();
  });

  it('calls onChange with Enter and with Space', async () => {
    const onChange = fn();
    await Default.run({ args: { ...Default.args, onChange } });
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenLastCalledWith(false);
    await expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('shows the state by a bar below, not by colour alone', async () => {
    await Default.run();
    await expect(getComputedStyle(page.getByRole('button')).boxShadow).toBe('none');
    await Dark.run();
    await expect(getComputedStyle(page.getByRole('button')).boxShadow).toContain('inset');
  });

  it('hides its icon and has a target of 44 px', async () => {
    await Odia.run();
    const toggle = page.getByRole('button', { name: 'ଗାଢ଼ ଥିମ୍' });
    await expect(toggle.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = toggle.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
