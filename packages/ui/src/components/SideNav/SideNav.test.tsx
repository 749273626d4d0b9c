import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './SideNav.stories.tsx';

const { Default, LongText, MorePagesThanRoom, Odia } = composeStories(stories);
const page = within(document.body);

afterEach(() => screen.viewport(1280, 900));

describe('SideNav', () => {
  it('is a named navigation with each group under its title', async () => {
    await Default.run();
    const side = within(page.getByRole('navigation', { name: 'Section' }));
    const lengthOf = (name: string) => side.getByRole('list', { name }).children.length;
    await expect(['Work', 'Account'].map(lengthOf)).toEqual([3, 2]);
  });

  it('has no heading, because it is before that of the page', async () => {
    await Default.run();
    await expect(page.queryByRole('heading')).toBeNull();
  });

  it('marks the current page, and only it, by more than colour', async () => {
    await Default.run();
    const current = page.getByRole('link', { name: 'Dashboard' });
    await expect(page.getAllByRole('link', { current: 'page' })).toEqual([current]);
    await expect(getComputedStyle(current).boxShadow).toContain('inset');
    await expect(getComputedStyle(page.getByRole('link', { name: 'Profile' })).boxShadow).toBe(
      'none',
    );
  });

  it('has the count in the accessible name, but no zero', async () => {
    await Default.run();
    await expect(page.getByRole('link', { name: 'Applications 12' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tenders' })).toBeVisible();
    await expect(page.queryByText('0')).toBeNull();
  });

  it('has all links as tab stops, in order', async () => {
    await Default.run();
    const addresses: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      addresses.push(document.activeElement?.getAttribute('href') ?? null);
    }
    await expect(addresses).toEqual([
      '#dashboard',
      '#applications',
      '#tenders',
      '#notices',
      '#profile',
    ]);
  });

  it('hides its icons and has targets of 44 px', async () => {
    await Default.run();
    for (const link of page.getAllByRole('link')) {
      await expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it('wraps long words and keeps icon and count whole', async () => {
    await LongText.run();
    const [link] = page.getAllByRole('link');
    if (!link) throw new Error('a link is expected');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.width).toBe(icon?.height);
  });

  it('is not longer than the window, and shows the current one of many links', async () => {
    await MorePagesThanRoom.run();
    const { height } = page.getByRole('navigation').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
    const current = page.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(window.scrollY).toBe(0);
  });

  it('is hidden on small screens', async () => {
    await screen.viewport(834, 1112);
    await Odia.run();
    await expect(page.queryByRole('navigation')).toBeNull();
  });
});
