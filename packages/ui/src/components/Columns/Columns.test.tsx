import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beforeEach, describe, it } from 'vitest';
import { page as window } from 'vitest/browser';
import * as stories from './Columns.stories.tsx';

const { Aside, Default, Fields, List, Quarters, Thirds } = composeStories(stories);
const page = within(document.body);

/** Returns the number of parts in each line, first line first. */
function listLines(): number[] {
  const headings = page.getAllByRole('heading');
  const tops = headings.map((heading) => Math.round(heading.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

describe('Columns', () => {
  beforeEach(() => window.viewport(1200, 800));

  it('has two, three or four columns where there is room', async () => {
    await Default.run();
    await expect(listLines()).toEqual([2]);
    await Thirds.run();
    await expect(listLines()).toEqual([3]);
    await Quarters.run();
    await expect(listLines()).toEqual([4]);
  });

  it('has fewer columns where the space is narrow, whatever the window', async () => {
    await Quarters.run({ args: { ...Quarters.args, style: { maxInlineSize: '40rem' } } });
    await expect(listLines()).toEqual([3, 1]);
    await Quarters.run({ args: { ...Quarters.args, style: { maxInlineSize: '18rem' } } });
    await expect(listLines()).toEqual([1, 1, 1, 1]);
  });

  it('never has more columns than its kind', async () => {
    await Quarters.run({ args: { ...Quarters.args, kind: 'halves' } });
    await expect(listLines()).toEqual([2, 2]);
  });

  it('has a wide and a narrow column, the narrow one below where there is no room', async () => {
    await Aside.run();
    const widths = () =>
      ['Your application', 'Questions'].map(
        (name) =>
          page.getByRole('heading', { name }).closest('section')?.getBoundingClientRect().width ??
          0,
      );
    await expect(listLines()).toEqual([2]);
    await expect(widths()[0]).toBeGreaterThan(2 * (widths()[1] ?? 0));
    await window.viewport(600, 800);
    await expect(listLines()).toEqual([1, 1]);
    await expect(widths()[0]).toBe(widths()[1]);
  });

  it('aligns the controls of adjacent fields', async () => {
    await Fields.run();
    const [first, second, third] = page
      .getAllByRole('textbox')
      .map((field) => field.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.width).toBeGreaterThan(2 * (first?.width ?? Infinity));
  });

  it('can be a list, which is one for assistive technology too', async () => {
    await List.run();
    await expect(page.getAllByRole('listitem')).toHaveLength(4);
    await expect(getComputedStyle(page.getByRole('list')).listStyleType).toBe('""');
  });

  it('passes native props, a class and a style to its element', async () => {
    await Fields.run({ args: { ...Fields.args, id: 'answers', className: 'own' } });
    await expect(document.querySelector('#answers.own')).toContainElement(
      page.getByRole('textbox', { name: 'Years' }),
    );
  });
});
