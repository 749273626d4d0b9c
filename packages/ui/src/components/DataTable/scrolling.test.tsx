import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './DataTable.stories.tsx';

const all = composeStories(stories);
const page = within(document.body);
const region = () => page.getByRole('region');
const edgesOf = (element: Element) => element.getBoundingClientRect();

afterEach(() => screen.viewport(1280, 900));

describe('DataTable that scrolls', () => {
  it('keeps first column and totals in sight and marks both edges', async () => {
    await screen.viewport(1000, 500);
    await all.ScrolledToTheSide.run();
    const [header, total] = [
      page.getByRole('rowheader', { name: '216' }),
      page.getByRole('rowheader', { name: 'Total' }),
    ];
    const checkbox = page.getByRole('checkbox', { name: 'Select plot 216' }).closest('td');
    await expect(edgesOf(header).left).toBe(edgesOf(checkbox ?? header).right);
    await expect(edgesOf(header).left - edgesOf(region()).left).toBeLessThan(60);
    await expect(edgesOf(total).left).toBe(edgesOf(region()).left);
    await expect(
      Math.abs(edgesOf(total).bottom - edgesOf(region()).top - region().clientHeight),
    ).toBeLessThan(2);
    await expect(region().parentElement).toHaveAttribute('data-more-end');
    region().scrollTo({ left: 5000, behavior: 'instant' });
    await waitFor(() => expect(region().parentElement).not.toHaveAttribute('data-more-end'));
  });

  it('does not hide what receives the focus behind the first column', async () => {
    await screen.viewport(1000, 500);
    await all.ScrolledToTheSide.run();
    const [first] = page.getAllByRole('rowheader');
    if (!first) throw new Error('a row is expected');
    await waitFor(() =>
      expect(Number.parseFloat(region().style.scrollPaddingInlineStart)).toBeGreaterThan(100),
    );
    page.getByRole('button', { name: 'Kisam' }).focus();
    await waitFor(() =>
      expect(edgesOf(document.activeElement ?? first).left).toBeGreaterThanOrEqual(
        edgesOf(first).right,
      ),
    );
  });

  it('has the details of cards in columns and in cards after a press', async () => {
    await screen.viewport(1280, 900);
    await all.CardsWithDetails.run();
    await expect(page.getByRole('cell', { name: '876.55' })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'All details' }));
    await expect(page.queryByRole('cell', { name: '876.55' })).toBeNull();
    await expect(page.getByRole('cell', { name: '0.9325' })).toBeVisible();
  });
});
