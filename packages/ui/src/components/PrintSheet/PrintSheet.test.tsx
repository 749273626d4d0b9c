import { composeStories } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { cdp, page as screen, userEvent } from 'vitest/browser';
import * as stories from './PrintSheet.stories.tsx';

const { Default, ManyStages, OnAPhone, Printed, PrintedAtOnce, WithMoreText, WithoutSchedule } =
  composeStories(stories);
const page = within(document.body);
const sheet = () => page.getByRole('article');
const styleOf = (element: Element) => getComputedStyle(element);
interface Session {
  send: (method: string, values: object) => Promise<unknown>;
}
const showOn = (medium: 'print' | '') =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: medium });
const onPaper = () => showOn('print');

afterEach(async () => {
  await showOn('');
  await screen.viewport(1280, 900);
  document.documentElement.dataset['theme'] = 'light';
});

describe('PrintSheet', () => {
  it('is a document named by its title, with letter number and time on its first page', async () => {
    await Default.run();
    await expect(sheet()).toHaveAccessibleName('Auction Details');
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Auction Details');
    await expect(page.getByText('Letter no. 4821/LR')).toBeVisible();
    await expect(page.getByText('Printed 21-Nov-2026 09:12 AM')).toBeVisible();
  });

  it('lists labels with values in two columns, wide ones across both', async () => {
    await Default.run();
    const values = page.getAllByRole('definition');
    await expect(page.getAllByRole('term')).toHaveLength(7);
    const left = values.map((value) => value.getBoundingClientRect().left);
    await expect(left[1]).toBeGreaterThan(left[0] ?? 0);
    await expect(left[2]).toBe(left[0]);
    const wide = values[6]?.getBoundingClientRect().width ?? 0;
    await expect(wide).toBeGreaterThan(2 * (values[0]?.getBoundingClientRect().width ?? 0));
  });

  it('has the schedule as a table named by its heading', async () => {
    await Default.run();
    const table = within(page.getByRole('table', { name: 'Schedule' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Stage', 'Start', 'End']);
    await expect(table.getAllByRole('rowheader')[2]).toHaveTextContent('Technical evaluation');
    await expect(table.getByText('Not applicable')).toBeInTheDocument();
    await WithoutSchedule.run();
    await expect(page.queryByRole('table')).toBeNull();
    await expect(page.getAllByRole('heading')).toHaveLength(1);
  });

  it('has a link back and a print button, in this order', async () => {
    await Default.run();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Back to tenders' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(globalThis.print).toHaveBeenCalledOnce());
    await expect(Default.args.onPrinted).toHaveBeenCalledOnce();
  });

  it('keeps its buttons after the dialog is closed and can print again', async () => {
    await Printed.run();
    await userEvent.click(page.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(Printed.args.onPrinted).toHaveBeenCalledTimes(2));
  });

  it('opens the dialog by itself only when asked to, once', async () => {
    await Default.run();
    await document.fonts.ready;
    await expect(globalThis.print).not.toHaveBeenCalled();
    await PrintedAtOnce.run();
    await expect(globalThis.print).toHaveBeenCalledOnce();
  });

  it('is white with dark text in the dark theme too', async () => {
    await Default.run();
    const light = [styleOf(sheet()).backgroundColor, styleOf(sheet()).color];
    document.documentElement.dataset['theme'] = 'dark';
    await expect([styleOf(sheet()).backgroundColor, styleOf(sheet()).color]).toEqual(light);
    await expect(light[0]).toBe('rgb(255, 255, 255)');
  });
});

const listRules = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSLayerBlockRule ? listRules(rule.cssRules) : [rule],
  );

describe('PrintSheet on paper', () => {
  it('shows the sheet alone, in 11 pt, with its strip in colour', async () => {
    await Default.run();
    await onPaper();
    await expect(page.queryByRole('button')).toBeNull();
    await expect(page.queryByRole('link')).toBeNull();
    await expect(Number.parseFloat(styleOf(sheet()).fontSize)).toBeCloseTo(14.67, 1);
    await expect(styleOf(sheet()).boxShadow).toBe('none');
    await expect(styleOf(sheet()).page).toBe('tl-sheet');
    const strip = document.querySelector('[role=presentation]');
    await expect(strip && styleOf(strip).printColorAdjust).toBe('exact');
  });

  it('asks for A4 with margins of 16 mm', async () => {
    await Default.run();
    const rules = [...document.styleSheets].flatMap((styles) => listRules(styles.cssRules));
    const paper = rules.find((rule) => rule.cssText.startsWith('@page tl-sheet'));
    await expect(paper?.cssText).toMatch(/size: a4;.*margin: 16mm|margin: 16mm;.*size: a4/i);
  });

  it('repeats the head of the table and breaks no row', async () => {
    await ManyStages.run();
    await onPaper();
    const [head, body] = page.getAllByRole('rowgroup');
    await expect(head && styleOf(head).display).toBe('table-header-group');
    for (const row of within(body as HTMLElement).getAllByRole('row')) {
      await expect(styleOf(row).breakInside).toBe('avoid');
    }
  });

  it('prints no address after a link', async () => {
    await WithMoreText.run();
    await onPaper();
    const link = within(sheet()).getByRole('link', { name: 'terms of the lease' });
    await expect(getComputedStyle(link, '::after').content).toBe('none');
  });
});

describe('PrintSheet on a phone', () => {
  it('has one column, with each date below the name of its column', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    const [first, second] = page.getAllByRole('definition');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    const [cell] = page.getAllByRole('cell');
    await expect(within(cell as HTMLElement).getByText('Start')).toBeVisible();
    await expect(page.getAllByRole('columnheader')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
