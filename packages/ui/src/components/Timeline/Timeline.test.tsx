import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Timeline.stories.tsx';

const { AllDone, Default, LongText, Stopped, Wide, WideInANarrowPlace } = composeStories(stories);
const page = within(document.body);
const boxes = () => page.getAllByRole('listitem').map((item) => item.getBoundingClientRect());

describe('Timeline', () => {
  it('is a named list of the events in order', async () => {
    await Default.run();
    const list = page.getByRole('list', { name: 'History of the application' });
    await expect(list.tagName).toBe('OL');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Done: Sent2 August 2026',
      'Done: Documents checked5 August 2026',
      'Now: Visit to the plotExpected before 20 August 2026',
      'To do: Decision',
    ]);
  });

  it('marks the current event, and only it', async () => {
    await Default.run();
    await expect(page.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
    await AllDone.run();
    await expect(page.queryByRole('listitem', { current: 'step' })).toBeNull();
  });

  it('has the state as hidden text', async () => {
    await Stopped.run();
    const state = page.getByText('Stopped:');
    await expect(state.getBoundingClientRect().width).toBe(1);
    await expect(page.getByText('Rejected')).toBeVisible();
  });

  it('has a different icon for done, current and stopped, and none for upcoming', async () => {
    await Default.run();
    const drawn = page.getAllByRole('listitem').map((item) => item.querySelector('svg')?.innerHTML);
    const [done, alsoDone, now, todo] = drawn;
    await expect(alsoDone).toBe(done);
    await expect(todo).toBeUndefined();
    await Stopped.run();
    const stopped = page.getAllByRole('listitem')[1]?.querySelector('svg')?.innerHTML;
    await expect(new Set([done, now, stopped]).size).toBe(3);
  });

  it('is vertical by default and horizontal in a wide container', async () => {
    await Default.run();
    const [first, second] = boxes();
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await Wide.run();
    const [left, right] = boxes();
    await expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Infinity);
    await expect(right?.top).toBe(left?.top);
  });

  it('is vertical in a narrow container even when wide', async () => {
    await WideInANarrowPlace.run();
    const [first, second] = boxes();
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  });

  it('breaks long words inside its width', async () => {
    await LongText.run();
    const list = page.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  });
});
