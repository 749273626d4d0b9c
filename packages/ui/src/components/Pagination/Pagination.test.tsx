import { composeStories } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { afterEach, describe, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { getVisiblePages } from './getVisiblePages.ts';
import * as stories from './Pagination.stories.tsx';

const {
  Default,
  FirstPage,
  LastPage,
  OdiaOnAPhone,
  OnAPhone,
  OnePage,
  OnePageAlwaysShown,
  OnePageWithResults,
  TwoPages,
  WithResults,
} = composeStories(stories);
const page = within(document.body);
const button = (name: string) => page.getByRole('button', { name });
const topOf = (element: Element) => element.getBoundingClientRect().top;
const numbers = () =>
  within(page.getByRole('list'))
    .getAllByRole('button')
    .map((element) => element.textContent);

afterEach(() => screen.viewport(1280, 900));

describe('getVisiblePages', () => {
  it('returns the first, the last and the pages around the current one, in seven places', () => {
    const cases: [current: number, total: number, pages: (number | 'gap')[]][] = [
      [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
      [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
      [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
      [8, 12, [1, 'gap', 7, 8, 9, 'gap', 12]],
      [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
      [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
      [4, 7, [1, 2, 3, 4, 5, 6, 7]],
      [2, 3, [1, 2, 3]],
      [1, 1, [1]],
    ];
    for (const [current, total, pages] of cases) {
      expect(getVisiblePages(current, total)).toEqual(pages);
    }
  });
});

describe('Pagination', () => {
  it('is a named navigation whose numbers say what they are', async () => {
    await Default.run();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(numbers()).toEqual(['1', '2', '3', '4', '5', '12']);
    await expect(button('Page 3')).toHaveTextContent(/^3$/);
  });

  it('marks the current page, and only it', async () => {
    await Default.run();
    await expect(page.getAllByRole('button', { current: 'page' })).toEqual([button('Page 4')]);
  });

  it('changes the page by keyboard, to a number and by one, and keeps the focus', async () => {
    const onPageChange = fn();
    await Default.run({ args: { ...Default.args, onPageChange } });
    button('Page 5').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(5);
    await expect(button('Page 5')).toHaveAttribute('aria-current', 'page');
    await expect(button('Page 5')).toHaveFocus();
    button('Next').focus();
    await userEvent.keyboard(' ');
    await expect(onPageChange).toHaveBeenLastCalledWith(6);
    await expect(button('Next')).toHaveFocus();
    await expect(numbers()).toEqual(['1', '5', '6', '7', '12']);
    button('Page 12').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).toHaveBeenLastCalledWith(12);
  });

  it('stops at both ends and keeps the buttons in the tab order', async () => {
    for (const [story, name] of [
      [FirstPage, 'Previous'],
      [LastPage, 'Next'],
    ] as const) {
      const onPageChange = fn();
      await story.run({ args: { ...story.args, onPageChange } });
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      button(name).focus();
      await expect(button(name)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onPageChange).not.toHaveBeenCalled();
    }
  });

  it('moves the focus to the result text after a page change', async () => {
    await WithResults.run();
    button('Page 5').focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('status')).toHaveTextContent('Plots of page 5');
    await expect(page.getByRole('status')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveFocus();
  });

  it('lets the number of rows be chosen', async () => {
    await OnePageWithResults.run();
    await expect(page.queryByRole('navigation')).toBeNull();
    const rows = page.getByRole('combobox', { name: 'Rows on a page' });
    await expect(rows).toHaveValue('20');
    await userEvent.selectOptions(rows, '50');
    await expect(OnePageWithResults.args.rows?.onChange).toHaveBeenCalledWith(50);
  });

  it('shows two pages, and nothing for one', async () => {
    await TwoPages.run();
    await expect(numbers()).toEqual(['1', '2']);
    await OnePage.run();
    await expect(page.queryByRole('button')).toBeNull();
  });

  it('is shown with one page if isAlwaysShown is set, without buttons to turn', async () => {
    await OnePageAlwaysShown.run();
    await expect(numbers()).toEqual(['1']);
    for (const name of ['Previous', 'Next']) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('shows the current page as text on a phone, in place of the numbers', async () => {
    await screen.viewport(320, 640);
    await OnAPhone.run();
    await expect(page.queryByRole('list')).toBeNull();
    await expect(page.getByText('Page 4 of 12')).toBeVisible();
    const [first, last] = [button('Previous'), button('Next')].map(topOf);
    await expect(first).toBe(last);
    await userEvent.click(button('Next'));
    await expect(page.getByText('Page 5 of 12')).toBeVisible();
  });

  it('hides that text where the numbers fit', async () => {
    await Default.run();
    await expect(page.getByText('Page 4 of 12')).not.toBeVisible();
  });

  it('stays inside a phone in Odia', async () => {
    await screen.viewport(320, 640);
    await OdiaOnAPhone.run();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(button('ପରବର୍ତ୍ତୀ')).toBeVisible();
  });
});
