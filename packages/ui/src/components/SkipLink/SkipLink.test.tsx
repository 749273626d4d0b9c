import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './SkipLink.stories.tsx';

const { Default, LongText } = composeStories(stories);
const page = within(document.body);
const link = () => page.getByRole('link', { name: /^Skip/ });

afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await screen.viewport(1280, 900);
});

describe('SkipLink', () => {
  it('is visually hidden until it has the focus', async () => {
    await Default.run();
    const { width, height } = link().getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(link()).toHaveAccessibleName('Skip to main content');
  });

  it('is the first tab stop and is shown with the focus', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(link()).toHaveFocus();
    const { top, left, height } = link().getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(height).toBeGreaterThanOrEqual(44);
  });

  it('hides again when the focus goes on', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Temple lands' })).toHaveFocus();
    await expect(link().getBoundingClientRect().height).toBe(1);
  });

  it('moves the focus over the header into the main part', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Fees and charges' })).toHaveFocus();
  });

  it('stays inside a narrow window', async () => {
    await screen.viewport(320, 640);
    await LongText.run();
    const { left, right } = link().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  });
});
