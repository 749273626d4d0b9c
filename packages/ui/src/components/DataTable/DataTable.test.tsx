import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './DataTable.stories.tsx';

const all = composeStories(stories);
const page = within(document.body);
const region = () => page.getByRole('region', { name: 'Plots in khatiyan 112/47' });
const column = (name: string) => page.getByRole('columnheader', { name });
const names = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);
const statuses = () => page.getAllByRole('status').map((one) => one.textContent);
const box = (name: string) => page.getByRole('checkbox', { name });

afterEach(() => screen.viewport(1280, 900));

describe('DataTable', () => {
  it('is a table in a region of the same name, where Tab stops only as long as it scrolls', async () => {
    await all.Default.run();
    const table = within(region()).getByRole('table', { name: 'Plots in khatiyan 112/47' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    await expect(within(table).getAllByRole('row')).toHaveLength(12);
    await expect(region()).toHaveAttribute('tabindex', '-1');
    await screen.viewport(1280, 400);
    await waitFor(() => expect(region()).toHaveAttribute('tabindex', '0'));
  });

  it('keeps its head in sight while it scrolls', async () => {
    await screen.viewport(1280, 400);
    await all.Default.run();
    region().scrollTo({ top: 200, behavior: 'instant' });
    await expect(region().scrollTop).toBe(200);
    const top = region().getBoundingClientRect().top;
    await expect(column('Plot no.').getBoundingClientRect().top).toBe(top);
  });

  it('has sort buttons and links as tab stops', async () => {
    await all.Default.run();
    const met: (string | null | undefined)[] = [];
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      met.push(document.activeElement?.getAttribute('role') ?? document.activeElement?.textContent);
    }
    await expect(met).toEqual(['Plot no.', 'Kisam', 'Area (acres)', '212', '213']);
  });

  it('aligns figures and their header at the end, in tabular figures', async () => {
    await all.Default.run();
    await expect(getComputedStyle(column('Area (acres)')).textAlign).toBe('end');
    const figure = getComputedStyle(page.getByRole('cell', { name: '1.2400' }));
    await expect(figure.textAlign).toBe('end');
    await expect(figure.fontVariantNumeric).toContain('tabular-nums');
  });

  it('shows the totals below a strong line', async () => {
    await all.Default.run();
    const [, , foot] = page.getAllByRole('rowgroup');
    if (!foot) throw new Error('totals are expected');
    await expect(foot.tagName).toBe('TFOOT');
    await expect(within(foot).getByRole('rowheader', { name: 'Total' })).toBeVisible();
    const sum = within(foot).getByRole('cell', { name: '11.4680' });
    await expect(getComputedStyle(sum).borderBlockStartWidth).toBe('2px');
  });

  it('is closer together when compact', async () => {
    const height = () => page.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await all.Default.run();
    const before = height();
    await all.Compact.run();
    await expect(height()).toBeLessThan(before);
    await expect(height()).toBeGreaterThanOrEqual(44);
  });
});

describe('sorting in DataTable', () => {
  it('marks the sorted column, and only it', async () => {
    await all.Default.run();
    await expect(column('Plot no.')).toHaveAttribute('aria-sort', 'ascending');
    await expect(column('Area (acres)')).not.toHaveAttribute('aria-sort');
    await expect(within(column('Occupant')).queryByRole('button')).toBeNull();
  });

  it('sorts with Enter and Space, announces it and keeps the focus', async () => {
    await all.Default.run();
    const button = page.getByRole('button', { name: 'Area (acres)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()[0]).toBe('215/1');
    await expect(statuses()).toContain('Area (acres), smallest first');
    await userEvent.keyboard(' ');
    await expect(column('Area (acres)')).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).toBe('216');
    await expect(names().at(-1)).toBe('Total');
    await expect(button).toHaveFocus();
  });
});

describe('sorting by the caller of a DataTable', () => {
  it('calls onSortChange, shows the order and does not sort the rows itself', async () => {
    await all.SortedByItsCaller.run();
    await expect(within(column('Kisam')).queryByRole('button')).toBeNull();
    const button = page.getByRole('button', { name: 'Plot no.' });
    await userEvent.click(button);
    const order = { column: 'number', direction: 'descending' };
    await expect(all.SortedByItsCaller.args.onSortChange).toHaveBeenCalledWith(order);
    await expect(column('Plot no.')).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).not.toBe('212');
    await expect(button).toHaveFocus();
  });
});

describe('columns of DataTable', () => {
  it('can be controlled', async () => {
    await all.RemembersItsColumns.run();
    await expect(page.queryByRole('columnheader', { name: 'Kisam' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.click(box('Kisam'));
    await expect(all.RemembersItsColumns.args.onHiddenColumnsChange).toHaveBeenCalledWith([
      'occupant',
    ]);
    await expect(column('Kisam')).toBeVisible();
    await expect(box('Occupant')).not.toBeChecked();
  });

  it('can be hidden, all but the one that names the row', async () => {
    await all.ColumnsToChoose.run();
    const group = within(page.getByRole('group', { name: 'Columns shown' }));
    await expect(group.queryByRole('checkbox', { name: 'Plot no.' })).toBeNull();
    for (const one of group.getAllByRole<HTMLInputElement>('checkbox')) {
      if (one.checked) await userEvent.click(one);
    }
    await expect(page.getAllByRole('columnheader').map((one) => one.textContent)).toHaveLength(1);
    await expect(page.getAllByRole('rowheader')).toHaveLength(11);
    await userEvent.click(group.getByRole('checkbox', { name: 'Kisam' }));
    await expect(column('Kisam')).toBeVisible();
  });

  it('are listed by a button; Escape closes the list and returns the focus', async () => {
    await all.ColumnsToChoose.run();
    const button = page.getByRole('button', { name: 'Columns' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await expect(page.queryByRole('group', { name: 'Columns shown' })).toBeNull();
  });
});

describe('selection in DataTable', () => {
  it('counts the rows and offers actions when there is one', async () => {
    await all.SelectionOfRows.run();
    await expect(statuses()).toContain('2 selected');
    await expect(page.getByRole('button', { name: 'Export (CSV)' })).toBeVisible();
    const selected = page.getAllByRole('row', { selected: true });
    await expect(selected.map((row) => row.querySelector('th')?.textContent)).toEqual([
      '214',
      '216',
    ]);
  });

  it('takes all rows, then none', async () => {
    await all.SelectionOfRows.run();
    await userEvent.click(box('Select all plots'));
    await expect(statuses()).toContain('10 selected');
    await userEvent.click(box('Select all plots'));
    await expect(statuses()).toContain('None selected');
    await expect(page.queryByRole('button', { name: 'Export (CSV)' })).toBeNull();
  });

  it('keeps the focus when the actions go away', async () => {
    await all.SelectionOfRows.run();
    await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
    await expect(page.getByText('None selected')).toHaveFocus();
  });

  it('does not move the rows when the first one is selected', async () => {
    await all.SelectionOfRows.run();
    const top = region().getBoundingClientRect().top;
    await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
    await expect(region().getBoundingClientRect().top).toBe(top);
  });
});

describe('keys of a DataTable with selection', () => {
  it('has one tab stop in its body and keeps it', async () => {
    await all.SelectionOfRows.run();
    box('Select plot 212').focus();
    page.getByRole('button', { name: 'Area (acres)' }).focus();
    await userEvent.tab();
    await expect(box('Select plot 212')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box('Select plot 213')).toHaveFocus();
    const after = document.createElement('button');
    document.body.append(after);
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    after.remove();
    await expect(box('Select plot 213')).toHaveFocus();
  });

  it('moves with arrows, Home and End, also into header and totals', async () => {
    await all.SelectionOfRows.run();
    box('Select plot 212').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('link', { name: '212' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(page.getByRole('button', { name: 'Plot no.' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(document.activeElement).toHaveTextContent('Leased');
    await userEvent.keyboard('{Home}');
    await expect(box('Select plot 212')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Control>}{End}{/Control}');
    await expect(document.activeElement).toHaveTextContent('11.4680');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(document.activeElement).toHaveTextContent('1.2400');
  });

  it('selects the row of a cell with Space', async () => {
    await all.SelectionOfRows.run();
    page.getByRole('gridcell', { name: '1.2400' }).focus();
    await userEvent.keyboard(' ');
    await expect(box('Select plot 212')).toBeChecked();
    await expect(statuses()).toContain('3 selected');
  });

  it('reverses the arrows in right-to-left text', async () => {
    await all.SelectionOfRows.run();
    region().dir = 'rtl';
    box('Select plot 212').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(page.getByRole('link', { name: '212' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(box('Select plot 212')).toHaveFocus();
  });
});
