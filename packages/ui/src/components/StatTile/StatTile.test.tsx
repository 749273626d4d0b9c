import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './StatTile.stories.tsx';

const { Complete, Default, LongText, Odia, SideBySide, WithContext, WithUnit } =
  composeStories(stories);
const page = within(document.body);
const words = (role: 'term' | 'definition') =>
  page.getAllByRole(role).map((element) => element.textContent);

describe('StatTile', () => {
  it('is a term with its figure in a description list', async () => {
    await Default.run();
    await expect(words('term')).toEqual(['Applications this year']);
    await expect(words('definition')).toEqual(['1,284']);
    await expect(page.getByRole('term').closest('dl')).not.toBeNull();
  });

  it('reads figure and unit as one, and the context after it', async () => {
    await Complete.run();
    await expect(words('definition')).toEqual(['₹ 2.4 crore', 'April to June 2026']);
  });

  it('leaves a space between figure and unit', async () => {
    await WithUnit.run();
    const digits = document.createRange();
    digits.selectNode(page.getByRole('definition').childNodes[0] ?? document.body);
    const gap =
      page.getByText('acres').getBoundingClientRect().left - digits.getBoundingClientRect().right;
    await expect(gap).toBeGreaterThan(3);
  });

  it('renders no empty element for a missing prop', async () => {
    await WithContext.run();
    await expect(words('definition')).toEqual(['37', '12 of them for more than 30 days']);
    await expect(document.querySelector('svg')).toBeNull();
  });

  it('hides its icon from screen readers', async () => {
    await Complete.run();
    await expect(page.getByRole('term').querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    await expect(words('term')).toEqual(['Paid in this quarter']);
  });

  it('keeps each figure with its own name in a list of several', async () => {
    await SideBySide.run();
    const pairs = page
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(pairs).toEqual([
      ['Applications this year', '1,284'],
      ['Leased land', '60,426 acres'],
      ['Waiting', '37'],
    ]);
  });

  it('makes the figure its largest text', async () => {
    await WithContext.run();
    const [value, context] = page.getAllByRole('definition');
    const sizes = [value, page.getByRole('term'), context].map((element) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0,
    );
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Infinity);
  });

  it('keeps long words inside a narrow tile', async () => {
    await LongText.run();
    const tile = page.getByRole('term').parentElement;
    await expect(tile?.scrollWidth).toBeLessThanOrEqual(tile?.clientWidth ?? 0);
  });

  it('shows the given digits', async () => {
    await Odia.run();
    await expect(page.getByText('1,284')).toBeVisible();
  });
});
