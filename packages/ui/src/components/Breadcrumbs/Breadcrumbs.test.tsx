import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './Breadcrumbs.stories.tsx';

const { Default, Odia, OnAPhone, OneAbove } = composeStories(stories);
const page = within(document.body);

afterEach(() => screen.viewport(1280, 900));

describe('Breadcrumbs', () => {
  it('is a named navigation with an ordered list', async () => {
    await Default.run();
    const way = within(page.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(way.getByRole('list').tagName).toBe('OL');
    const steps = way.getAllByRole('listitem').map((item) => item.textContent);
    await expect(steps).toEqual(['Home', 'Tenders', 'Stone quarry, Khordha']);
  });

  it('ends in text that is marked as the current page', async () => {
    await Default.run();
    const items = page.getAllByRole('listitem', { current: 'page' });
    await expect(items).toHaveLength(1);
    await expect(items[0]).toHaveTextContent('Stone quarry, Khordha');
    await expect(page.queryByRole('link', { name: 'Stone quarry, Khordha' })).toBeNull();
  });

  it('has the pages above as tab stops, in order', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Tenders' })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('href', '#tenders');
  });

  it('has separators outside the text', async () => {
    await OneAbove.run();
    const [home, current] = page.getAllByRole('listitem');
    if (!home || !current) throw new Error('two items expected');
    await expect(getComputedStyle(home, '::before').content).toBe('none');
    await expect(getComputedStyle(current, '::before').content).toBe('""');
    await expect(current.textContent).toBe('About');
  });

  it('wraps on a phone', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    const tops = page.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('has no text of its own', async () => {
    await Odia.run();
    await expect(page.getByRole('navigation', { name: 'ଆପଣ ଏଠାରେ ଅଛନ୍ତି' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'ଆବେଦନ' })).toBeVisible();
  });
});
