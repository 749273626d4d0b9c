import { composeStories } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './DataTable.stories.tsx';

const { Default, LoadingAgain, PageByPage } = composeStories(stories);
const page = within(document.body);
const statuses = () => page.getAllByRole('status').map((one) => one.textContent);
const names = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);
const rowIndexes = () =>
  page.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
const button = (name: string) => page.getByRole('button', { name });

describe('DataTable with the pages of a service', () => {
  it('says which rows of how many are shown, also as row indexes', async () => {
    await PageByPage.run();
    await expect(statuses()).toContain('Rows 11 to 20 of 63');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '64');
    await expect(rowIndexes()).toEqual([1, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    await userEvent.click(button('Page 4'));
    await waitFor(() => expect(statuses()).toContain('Rows 31 to 40 of 63'));
    await expect(button('Page 4')).toHaveAttribute('aria-current', 'page');
    await expect(button('Page 4')).toHaveFocus();
  });

  it('keeps its rows and announces once that the next page is loading', async () => {
    await PageByPage.run();
    const result = page.getByText('Rows 11 to 20 of 63');
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(result.textContent));
    observer.observe(result, { childList: true, characterData: true, subtree: true });
    await userEvent.click(button('Next'));
    await expect(names()).toHaveLength(10);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(result).toHaveTextContent('Rows 21 to 30 of 63'));
    observer.disconnect();
    await expect(spoken).toEqual(['Loading plots', 'Rows 21 to 30 of 63']);
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
  });

  it('shows the rows that are there in a quieter colour while it loads', async () => {
    await Default.run();
    const colour = () =>
      getComputedStyle(page.getAllByRole('cell')[0] ?? document.body).getPropertyValue('color');
    const usual = colour();
    await LoadingAgain.run();
    await expect(names()).toHaveLength(11);
    await expect(colour()).not.toBe(usual);
    await expect(statuses()).toContain('Loading plots');
  });

  it('has the rows in the order of the service and is on the first page after sorting', async () => {
    await PageByPage.run();
    await userEvent.click(button('Area (acres)'));
    await waitFor(() => expect(statuses()).toContain('Rows 1 to 10 of 63'));
    await waitFor(() => expect(names()[0]).toBe('1'));
    await userEvent.click(button('Area (acres)'));
    await waitFor(() => expect(names()[0]).toBe('55'));
    const header = page.getByRole('columnheader', { name: 'Area (acres)' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  });

  it('turns its own pages, and to the first one after sorting', async () => {
    const [onPageChange, onSortChange] = [fn(), fn()];
    const paged = { totalCount: 63, pageSize: 10, defaultPage: 3, onPageChange, onSortChange };
    await Default.run({ args: { ...Default.args, ...paged, totalsLabel: 'Total' } });
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '65');
    await expect(rowIndexes().slice(-2)).toEqual([31, 65]);
    await userEvent.click(button('Next'));
    await expect(onPageChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(button('Area (acres)'));
    await expect(onSortChange).toHaveBeenCalledOnce();
    await expect(onPageChange).toHaveBeenLastCalledWith(1);
  });

  it('keeps the selection of other pages and says how many rows it has', async () => {
    await PageByPage.run();
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all plots of this page' }));
    await expect(statuses()).toContain('11 rows selected, 1 on other pages');
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all plots of this page' }));
    await expect(statuses()).toContain('1 row selected, 1 on other pages');
    await userEvent.click(button('Page 1'));
    await waitFor(() => expect(statuses()).toContain('1 row selected'));
    await expect(page.getByRole('checkbox', { name: 'Select plot 2' })).toBeChecked();
  });

  it('is walked through by the keys of a grid on a later page', async () => {
    await PageByPage.run();
    page.getByRole('link', { name: '12' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByRole('link', { name: '13' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(page.getByRole('link', { name: '20' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(page.getByRole('link', { name: '11' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(button('Plot no.')).toHaveFocus();
  });
});
