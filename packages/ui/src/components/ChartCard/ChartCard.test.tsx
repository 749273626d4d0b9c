import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './ChartCard.stories.tsx';

const all = composeStories(stories);
const page = within(document.body);
const drawing = () => page.getByRole('img', { name: /^(Open cases|Decisions) by/ });
const button = (name: string) => page.getByRole('button', { name });
const texts = () => [...drawing().querySelectorAll('text')];
const bars = () =>
  [...drawing().querySelectorAll<SVGRectElement>('rect[rx]')].map((bar) => bar.getBBox());
const words = () => texts().map(({ textContent }) => textContent);

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe('ChartCard', () => {
  it('is a heading and a drawing whose name says what it shows', async () => {
    await all.Default.run();
    await expect(page.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Open cases by district',
    );
    await expect(drawing()).toHaveAccessibleName(/Puri has the most with 412/);
  });

  it('names every bar and its sum beside it, and the series in a legend', async () => {
    await all.Default.run();
    await expect(words().slice(0, 4)).toEqual(['Puri', '412', 'Khordha', '338']);
    const legend = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(legend).toEqual(['Within 30 days', 'Older than 30 days']);
    await all.Bars.run();
    await expect(page.queryByRole('list')).toBeNull();
  });

  it('begins every bar at zero and keeps the measure, with 2 px between the parts', async () => {
    await all.Default.run();
    const [first, second, third, fourth] = bars();
    if (!first || !second || !third || !fourth) throw new Error('four bars are expected');
    await expect(first.x).toBe(third.x);
    await expect(second.x - (first.x + first.width)).toBeCloseTo(2, 1);
    const perCase = (second.x + second.width - first.x) / 412;
    await expect((fourth.x + fourth.width - third.x) / 338).toBeCloseTo(perCase, 2);
  });

  it('stands columns on zero, with round steps at the axis', async () => {
    await all.StackedColumns.run();
    const steps = texts().filter((text) => text.getAttribute('text-anchor') === 'end');
    await expect(steps.map(({ textContent }) => textContent)).toEqual(['0', '100', '200', '300']);
    const feet = bars()
      .filter((_, index) => index % 3 === 0)
      .map(({ y, height }) => Math.round(y + height));
    await expect(new Set(feet).size).toBe(1);
  });

  it('stands the columns of a group beside each other, on one scale', async () => {
    await all.GroupedColumns.run();
    const [first, second] = bars();
    if (!first || !second) throw new Error('two bars are expected');
    await expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    await expect(Math.round(second.y + second.height)).toBe(Math.round(first.y + first.height));
    await expect(first.height / second.height).toBeCloseTo(182 / 64, 1);
  });

  it('leads from every bar and every number of the table to the list behind it', async () => {
    await all.WithLinks.run();
    const group = page.getByRole('group', { name: /^Open cases by district: Puri/ });
    const name = 'Puri, Older than 30 days: 96';
    await expect(within(group).getByRole('link', { name })).toHaveAttribute('href', '#Puri-old');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(group).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.click(button('Table'));
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '#Puri-old');
    await expect(button('CSV')).toBeVisible();
  });

  it('has its own colour and hatch for each of six series', async () => {
    await all.SixSeries.run();
    const grounds = [...drawing().querySelectorAll('pattern > rect')].map((rect) =>
      rect.getAttribute('fill'),
    );
    const hatches = [...drawing().querySelectorAll('pattern')].map(
      (pattern) => pattern.querySelector('path')?.getAttribute('d') ?? pattern.childElementCount,
    );
    await expect(new Set(grounds).size).toBe(6);
    await expect(new Set(hatches).size).toBe(6);
  });

  it('shows more than six series as a table only', async () => {
    await all.SevenSeriesAsATable.run();
    await expect(page.getAllByRole('columnheader')).toHaveLength(9);
    await expect(page.queryByRole('img')).toBeNull();
    await expect(page.queryByRole('group')).toBeNull();
  });

  it('switches with Enter to a table of the same data, and back', async () => {
    await all.Default.run();
    await expect(page.getByRole('group', { name: 'View' })).toBeVisible();
    await expect(button('Chart')).toHaveAttribute('aria-pressed', 'true');
    button('Table').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Table')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Chart')).toHaveAttribute('aria-pressed', 'false');
    await expect(button('Table')).toHaveFocus();
    const table = within(page.getByRole('table', { name: 'Open cases by district' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['District', 'Within 30 days', 'Older than 30 days', 'All']);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^Puri.*316.*96.*412$/);
    await expect(all.Default.args.onViewChange).toHaveBeenCalledWith('table');
    await userEvent.click(button('Chart'));
    await expect(drawing()).toBeVisible();
  });

  it('scrolls a table that does not fit in a named, focusable box', async () => {
    await all.NarrowTable.run();
    const box = page.getByRole('region', { name: 'Open cases by district' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });

  it('shows the view that its caller remembers', async () => {
    await all.AsATable.run();
    await expect(page.getByRole('table')).toBeVisible();
    await userEvent.click(button('Chart'));
    await expect(drawing()).toBeVisible();
  });

  it('draws no part for nothing and no bar at all for zero', async () => {
    await all.WithZeros.run();
    await expect(bars()).toHaveLength(2);
    await all.AllZero.run();
    await expect(bars()).toHaveLength(0);
    await expect(words()).toEqual(['Puri', '0']);
  });

  it('is laid out again for its container, with text of 13 px and no less', async () => {
    await all.StackedColumns.run();
    const wide = drawing().getBoundingClientRect().width;
    const box = document.querySelector<HTMLElement>('[style*="36rem"]');
    if (box) box.style.maxInlineSize = '20rem';
    await waitFor(() => expect(drawing().getAttribute('viewBox')).not.toContain(`${wide}`));
    const { width } = drawing().getBoundingClientRect();
    await expect(Number(drawing().getAttribute('viewBox')?.split(' ')[2])).toBeCloseTo(width, 0);
    await expect(texts().every((text) => getComputedStyle(text).fontSize === '13px')).toBe(true);
  });

  it('keeps every word inside the drawing and follows the size of the text', async () => {
    document.documentElement.style.fontSize = '118.75%';
    const { LongText, Narrow, NarrowColumns, NarrowLongText, RightToLeft } = all;
    for (const story of [Narrow, NarrowColumns, LongText, NarrowLongText, RightToLeft]) {
      await story.run({ globals: { fontSize: 19 } });
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await expect(texts().map((text) => getComputedStyle(text).fontSize)[0]).toBe('15.4375px');
      const frame = drawing().getBoundingClientRect();
      for (const text of texts()) {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        await expect(left, `${text.textContent} left`).toBeGreaterThanOrEqual(frame.left - 2);
        await expect(right, `${text.textContent} right`).toBeLessThanOrEqual(frame.right + 2);
        await expect(top, `${text.textContent} top`).toBeGreaterThanOrEqual(frame.top - 4);
        await expect(bottom, `${text.textContent} bottom`).toBeLessThanOrEqual(frame.bottom + 4);
      }
    }
  });

  it('shows horizontal bars where the labels of columns do not fit', async () => {
    await all.LongText.run();
    await expect(bars()[0]?.x).toBe(bars()[3]?.x);
    await all.StackedColumns.run();
    await expect(bars()[0]?.x).not.toBe(bars()[3]?.x);
  });

  it('begins at the right where text does', async () => {
    await all.RightToLeft.run();
    const [first, second] = bars();
    await expect((first?.x ?? 0) > (second?.x ?? 0)).toBe(true);
  });

  it('shows a notice in the place of the data, without the switch', async () => {
    await all.Empty.run();
    await expect(page.getByText('No Record Found.')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
    await expect(page.queryByRole('img')).toBeNull();
  });
});
