import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './DataTable.stories.tsx';

const all = composeStories(stories);
const page = within(document.body);
const statuses = () => page.getAllByRole('status').map((one) => one.textContent);
const heightOf = (element: Element | undefined | null) =>
  element?.getBoundingClientRect().height ?? 0;

describe('states of DataTable', () => {
  it('shows a skeleton of five rows and announces only that it is loading', async () => {
    await all.Pending.run();
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.querySelectorAll('tbody > tr')).toHaveLength(5);
    await expect(within(table).getAllByRole('row')).toHaveLength(1);
    await expect(statuses()).toContain('Loading plots');
  });

  it('shows an empty state in place of the table', async () => {
    await all.Empty.run();
    await expect(page.queryByRole('table')).toBeNull();
    await expect(page.getByText('No Record Found.')).toBeVisible();
    await expect(statuses()).toContain('0 plots');
  });

  it('shows an error and a retry button', async () => {
    await all.Failed.run();
    await expect(page.getByRole('alert')).toHaveTextContent('The plots could not be loaded.');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(all.Failed.args.onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the focus when the pressed button is removed', async () => {
    await all.TriedAgain.run();
    await expect(page.getByRole('region')).toHaveFocus();
    await expect(statuses()).toContain('Loading plots');
    await all.FilteredToNothing.run();
    await userEvent.click(page.getByRole('button', { name: 'Clear the filter' }));
    await expect(page.getByRole('region')).toHaveFocus();
    await expect(statuses()).toContain('10 plots');
  });

  it('announces the number of filtered rows', async () => {
    await all.FilteredRows.run();
    await expect(statuses()).toContain('4 plots');
    await all.FilteredToNothing.run();
    await expect(statuses()).toContain('0 plots');
  });
});

describe('cards of DataTable', () => {
  it('are still rows, cells and headers of a table', async () => {
    await all.CardsIn320Px.run();
    for (const role of ['grid', 'rowgroup', 'row', 'columnheader', 'rowheader', 'gridcell']) {
      for (const element of page.getAllByRole(role)) {
        await expect(element).toHaveAttribute('role', role);
      }
    }
    await expect(page.getAllByRole('columnheader', { name: 'Kisam' })).toHaveLength(1);
  });

  it('begin with the row header, with one label and value on each line', async () => {
    await all.TenThousandCards.run();
    const row = page.getAllByRole('row')[1];
    const cells = [...(row?.children ?? [])];
    await expect(cells[0]).toHaveAttribute('role', 'rowheader');
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(6);
    const label = within(cells[1] as HTMLElement).getByText('Kisam');
    await expect(label).toBeVisible();
    await expect(label).toHaveAttribute('aria-hidden', 'true');
  });

  it('are sorted by a select, because the header is hidden', async () => {
    await all.Cards.run();
    await expect(page.queryByRole('button', { name: 'Area (acres)' })).toBeNull();
    const select = page.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Area (acres), largest first');
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('216');
    await userEvent.selectOptions(select, 'Order of the register');
    await expect(page.getAllByRole('rowheader')[0]).toHaveTextContent('212');
  });

  it('are all selected by a checkbox above them', async () => {
    await all.Cards.run();
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all plots' }));
    await expect(statuses()).toContain('10 selected');
  });

  it('end with the totals', async () => {
    await all.OdiaCards.run();
    const rows = page.getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent('11.4680');
    const [last, before] = [rows.at(-1), rows.at(-2)].map((row) => row?.getBoundingClientRect());
    await expect(last?.top).toBeGreaterThanOrEqual(before?.bottom ?? Infinity);
  });

  it('never scroll horizontally', async () => {
    for (const story of [all.CardsIn320Px, all.OdiaCards, all.TenThousandCards]) {
      await story.run();
      const region = page.getByRole('region');
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    }
  });
});

describe('ten thousand rows in DataTable', () => {
  const region = () => page.getByRole('region', { name: 'Plots of the tahasil' });
  const drawn = () => region().querySelectorAll('tbody > tr:not([aria-hidden])').length;
  const link = (number: string) => page.findByRole('link', { name: number });
  const scroll = async (top: number) => {
    region().scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };

  it.each(['TenThousandRows', 'TenThousandRowsToSelect', 'TenThousandCards'] as const)(
    'keeps fewer than 100 in the document all the way (%s)',
    async (name) => {
      await all[name].run();
      let most = 0;
      for (let part = 0; part <= 50; part += 1) {
        await scroll((region().scrollHeight * part) / 50);
        most = Math.max(most, drawn());
        const top = region().getBoundingClientRect().top;
        const shown = [...region().querySelectorAll('tbody > tr')].filter((row) => {
          const { top: start, bottom } = row.getBoundingClientRect();
          return start < top + region().clientHeight && bottom > top + 44;
        });
        await expect(shown.length).toBeGreaterThan(0);
        await expect(shown.filter((row) => row.ariaHidden === 'true')).toEqual([]);
      }
      await expect(most).toBeLessThan(100);
      await expect(await link('10000')).toBeInTheDocument();
    },
  );

  it('renders fewer than 100 rows', async () => {
    await all.TenThousandRows.run();
    await expect(page.getAllByRole('row').length).toBeLessThan(100);
    await expect(page.getAllByRole('row').length).toBeGreaterThan(5);
  });

  it('exposes the number of rows and the index of each', async () => {
    await all.TenThousandRows.run();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const row = (await link('5000')).closest('tr');
    await expect(row).toHaveAttribute('aria-rowindex', '5001');
    await expect(page.getAllByRole('row')[0]).toHaveAttribute('aria-rowindex', '1');
  });

  it('has the height of all its rows and keeps its column widths', async () => {
    await all.TenThousandRows.run();
    const width = () => page.getByRole('columnheader', { name: 'Kisam' }).getBoundingClientRect();
    await scroll(0);
    const [start, row] = [width().left, heightOf(page.getAllByRole('row')[1])];
    await expect(region().scrollHeight).toBeGreaterThan(row * 9_990);
    await scroll(region().scrollHeight);
    await expect(width().left).toBe(start);
  });

  it('keeps the focused row rendered when it scrolls away, and moves on from it', async () => {
    await all.TenThousandRowsToSelect.run();
    await scroll(0);
    (await link('3')).focus();
    await scroll(region().scrollHeight / 2);
    await expect(await link('3')).toHaveFocus();
    await expect(await link('5000')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('link', { name: '4' })).toHaveFocus());
  });

  it('can be navigated from end to end by the keys of a grid', async () => {
    await all.TenThousandRowsToSelect.run();
    await scroll(0);
    (await link('1')).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(page.getByRole('link', { name: '10000' })).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(page.getByRole('link', { name: '9990' })).toHaveFocus());
    await expect(drawn()).toBeLessThan(100);
  });
});
