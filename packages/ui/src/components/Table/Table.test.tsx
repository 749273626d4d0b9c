import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import * as stories from './Table.stories.tsx';

const { CardsOnAPhone, Default, LongText, LongTextOnAPhone, ManyRows, OdiaCardsOnAPhone } =
  composeStories(stories);
const page = within(document.body);
const headers = ['Application', 'Village', 'Area in acres', 'State', 'Actions'];
const firstRow = () => {
  const row = page.getAllByRole('row')[1];
  if (!row) throw new Error('a row is expected');
  return row;
};

afterEach(() => screen.viewport(1280, 900));

describe('Table', () => {
  it('is named by its caption and has a header for every column', async () => {
    await Default.run();
    const table = within(page.getByRole('table', { name: 'Your applications' }));
    const names = table.getAllByRole('columnheader').map((cell) => cell.textContent);
    await expect(names).toEqual(headers);
    await expect(table.getAllByRole('rowgroup')).toHaveLength(2);
    await expect(table.getAllByRole('row')).toHaveLength(4);
  });

  it('names every row by its first cell', async () => {
    await Default.run();
    const names = page.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual(['TL-2026-0042', 'TL-2026-0051', 'TL-2026-0067']);
    for (const cell of page.getAllByRole('rowheader')) {
      await expect(cell).toHaveAttribute('scope', 'row');
    }
  });

  it('hides a header visually only', async () => {
    await Default.run();
    const hidden = page.getByRole('columnheader', { name: 'Actions' });
    await expect(hidden.firstElementChild?.getBoundingClientRect().width).toBe(1);
    const shown = page.getByRole('columnheader', { name: 'State' });
    await expect(shown.firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(10);
  });

  it('aligns figures and their header at the end', async () => {
    await Default.run();
    const header = page.getByRole('columnheader', { name: 'Area in acres' });
    const figure = within(firstRow()).getAllByRole('cell')[1];
    await expect(getComputedStyle(header).textAlign).toBe('end');
    await expect(figure && getComputedStyle(figure).textAlign).toBe('end');
    await expect(figure && getComputedStyle(figure).fontVariantNumeric).toContain('tabular-nums');
  });

  it('distinguishes repeated links and has them as tab stops, row by row', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Open TL-2026-0042' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Open TL-2026-0051' })).toHaveFocus();
  });

  it('keeps the given order of rows', async () => {
    await ManyRows.run();
    const names = page.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toHaveLength(24);
    await expect(names).toEqual(names.toSorted());
  });

  it('lets long words wrap inside the page', async () => {
    await LongText.run();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });
});

describe('Table on a phone', () => {
  it('is still a table with its headers, rows and cells', async () => {
    await screen.viewport(360, 740);
    await CardsOnAPhone.run();
    const table = within(page.getByRole('table', { name: 'Your applications' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(within(firstRow()).getAllByRole('cell')).toHaveLength(4);
  });

  it('has explicit roles, because cards lose those of the elements', async () => {
    await CardsOnAPhone.run();
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
      for (const element of page.getAllByRole(role)) {
        await expect(element).toHaveAttribute('role', role);
      }
    }
  });

  it('shows the name of the column beside each value, visually only', async () => {
    await screen.viewport(360, 740);
    await CardsOnAPhone.run();
    const village = within(firstRow()).getByText('Village');
    await expect(village).toBeVisible();
    await expect(village).toHaveAttribute('aria-hidden', 'true');
    await expect(within(firstRow()).queryByText('Actions')).toBeNull();
  });

  it('shows the values of a row below each other', async () => {
    await screen.viewport(360, 740);
    await CardsOnAPhone.run();
    const tops = within(firstRow())
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(4);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('does not scroll sideways, in English and in Odia', async () => {
    await screen.viewport(320, 640);
    for (const story of [CardsOnAPhone, LongTextOnAPhone, OdiaCardsOnAPhone]) {
      await story.run();
      const frame = page.getByRole('table').parentElement;
      await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    }
  });
});
