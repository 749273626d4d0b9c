import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import { page as window320 } from 'vitest/browser';
import * as stories from './Stack.stories.tsx';

const { AtBothEnds, AtTheStart, Default, List, LongText, NumberedList, Row } =
  composeStories(stories);
const page = within(document.body);
const boxOf = (name: string, role = 'button') =>
  page.getByRole(role, { name }).getBoundingClientRect();

describe('Stack', () => {
  it('has its parts below each other, as wide as itself, 1 rem apart', async () => {
    await Default.run();
    const [first, second] = page
      .getAllByRole('textbox')
      .map((field) => field.closest('[data-direction] > *')?.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16);
  });

  it('has the gap that is asked for', async () => {
    await Row.run();
    await expect(boxOf('Save draft').left - boxOf('Save and continue').right).toBeCloseTo(12);
    await Row.run({ args: { ...Row.args, gap: '3xl' } });
    await expect(boxOf('Save draft').left - boxOf('Save and continue').right).toBeCloseTo(48);
  });

  it('puts the first part of a row at its start and the last at its end', async () => {
    await AtBothEnds.run();
    const root = page.getByRole('heading').parentElement;
    const patch = page.getByText('Pending').closest('[data-direction] > *');
    await expect(boxOf('LA/2026/PUR/004182', 'heading').left).toBe(
      root?.getBoundingClientRect().left,
    );
    await expect(patch?.getBoundingClientRect().right).toBe(root?.getBoundingClientRect().right);
  });

  it('does not stretch its parts with align', async () => {
    await AtTheStart.run();
    await expect(boxOf('Apply for land').width).toBeLessThan(300);
  });

  it('can be a list, which is one for assistive technology too', async () => {
    await List.run();
    await expect(page.getByRole('list').tagName).toBe('UL');
    await expect(page.getAllByRole('listitem')).toHaveLength(3);
    await NumberedList.run();
    await expect(page.getByRole('list', { name: 'Newest tenders' }).tagName).toBe('OL');
    // Safari takes a list with the marker `none` for no list.
    await expect(getComputedStyle(page.getByRole('list')).listStyleType).toBe('""');
  });

  it('wraps a row that does not fit', async () => {
    await window320.viewport(320, 640);
    await LongText.run();
    const [first, second] = page.getAllByRole('button').map((each) => each.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('passes native props, a class and a style to its element', async () => {
    await Row.run({
      args: { ...Row.args, id: 'buttons', className: 'own', style: { margin: '1rem' } },
    });
    const root = document.querySelector<HTMLElement>('#buttons');
    await expect(root?.classList.contains('own')).toBe(true);
    await expect(root?.style.margin).toBe('1rem');
    await expect(getComputedStyle(root ?? document.body).display).toBe('flex');
  });
});
