import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as stories from './Accordion.stories.tsx';

const { Default, Empty, FirstOpen, LongText, OnAPhone, SeveralOpen, UnderAnotherHeading } =
  composeStories(stories);
const page = within(document.body);
const rowOf = (title: string) => page.getByText(title).closest('summary');
const openTitles = () =>
  [...document.querySelectorAll('details[open] summary')].map((row) => row.textContent);

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

describe('Accordion', () => {
  // Requirement: PI-015
  it('has a heading for each title and everything closed', async () => {
    await Default.run();
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(openTitles()).toEqual([]);
    await expect(page.getByText(/^Any citizen/)).not.toBeVisible();
  });

  it('opens the first text where asked to', async () => {
    await FirstOpen.run();
    await expect(openTitles()).toEqual(['Who can apply for temple land?']);
    await expect(page.getByText(/^Any citizen/)).toBeVisible();
  });

  it('is opened and closed with Enter and Space, and exposes its state', async () => {
    await Default.run();
    await userEvent.tab();
    const row = rowOf('Who can apply for temple land?');
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getAllByRole('group')[0]).toHaveAttribute('open');
    await userEvent.keyboard(' ');
    await expect(page.getAllByRole('group')[0]).not.toHaveAttribute('open');
  });

  it('has the content of open texts, and not of closed ones, as tab stops', async () => {
    await FirstOpen.run();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Start an application' })).toHaveFocus();
    await userEvent.tab();
    await expect(rowOf('What documents do I need?')).toHaveFocus();
  });

  it('keeps several open', async () => {
    await SeveralOpen.run();
    await expect(openTitles()).toHaveLength(2);
  });

  it('is opened by an address that ends in the id of a text', async () => {
    await Default.run();
    location.hash = 'documents';
    await waitFor(() => expect(openTitles()).toEqual(['What documents do I need?']));
    await waitFor(() =>
      expect(rowOf('What documents do I need?')?.getBoundingClientRect().top).toBeGreaterThan(0),
    );
  });

  it('is opened by the search of the browser', async () => {
    await Default.run();
    const closed = document.querySelector('details:not([open])');
    const slot = getComputedStyle(closed ?? document.body, '::details-content');
    await expect(slot.contentVisibility).toBe('hidden');
    await expect(slot.display).not.toBe('none');
  });

  it('is printed with all texts', async () => {
    await Default.run();
    const session = cdp() as unknown as {
      send: (method: string, options: Record<string, unknown>) => Promise<unknown>;
    };
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    await expect(page.getByText(/^Any citizen/).checkVisibility({ opacityProperty: true })).toBe(
      true,
    );
    await session.send('Emulation.setEmulatedMedia', { media: '' });
    await expect(page.getByText(/^Any citizen/).checkVisibility()).toBe(false);
  });

  it('has headings of the given level', async () => {
    await UnderAnotherHeading.run();
    await expect(page.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  });

  it('has rows of 3.5 rem or more and no overflow', async () => {
    for (const story of [LongText, OnAPhone]) {
      await story.run();
      for (const row of document.querySelectorAll('summary')) {
        await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
        await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      }
    }
  });

  it('renders nothing without items', async () => {
    await Empty.run();
    await expect(document.querySelector('details')).toBeNull();
  });
});
