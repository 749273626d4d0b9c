import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import * as stories from './UtilityBar.stories.tsx';

const { Default, LargestTextOnAPhone, LongText, OnAPhone, OnATablet, Wide, WithoutLink } =
  composeStories(stories);
const page = within(document.body);
const owner = () => page.getByText(String(Default.args.owner));

afterEach(() => screen.viewport(1280, 900));

describe('UtilityBar', () => {
  it('shows the owner of the website, and its tools after the link', async () => {
    await Default.run();
    await expect(owner()).toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Screen reader access' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Smaller text' })).toHaveFocus();
  });

  it('can be shown without a link', async () => {
    await WithoutLink.run();
    await expect(page.queryByRole('link', { name: 'Screen reader access' })).toBeNull();
    await expect(page.getByRole('group', { name: 'Language' })).toBeVisible();
  });

  it('hides the owner on narrow screens, and keeps the link', async () => {
    await screen.viewport(834, 1112);
    await OnATablet.run();
    await expect(owner()).not.toBeVisible();
    await expect(page.getByRole('link', { name: 'Screen reader access' })).toBeVisible();
  });

  it('keeps every tool on a phone, inside the screen', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    await expect(page.queryByRole('link', { name: 'Screen reader access' })).toBeNull();
    await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    for (const link of page.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('wraps its tools when the text is as large as it gets', async () => {
    await screen.viewport(320, 640);
    await LargestTextOnAPhone.run();
    const top = (name: string) => page.getByRole('group', { name }).getBoundingClientRect().top;
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('19px');
    await expect(top('Language')).toBeGreaterThan(top('Text size'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('is as wide as the screen when wide', async () => {
    await screen.viewport(1600, 900);
    await Default.run();
    const start = owner().getBoundingClientRect().left;
    await Wide.run();
    await expect(owner().getBoundingClientRect().left).toBeLessThan(start);
  });

  it('lets a long owner wrap beside its tools', async () => {
    await LongText.run();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
    await expect(page.getByRole('link', { name: 'हिन्दी' })).toBeVisible();
  });
});
