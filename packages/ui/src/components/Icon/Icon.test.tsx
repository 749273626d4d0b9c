import { composeStories } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { describe, it } from 'vitest';
import * as stories from './Icon.stories.tsx';

const {
  BesideALargeWord,
  BesideAWord,
  Default,
  InASmallPlace,
  InTheColourOfItsText,
  Large,
  Medium,
  Small,
} = composeStories(stories);
const page = within(document.body);
const drawing = () => {
  const found = document.querySelector('svg');
  if (!found) throw new Error('no drawing on the page');
  return found;
};
const width = () => drawing().getBoundingClientRect().width;

describe('Icon', () => {
  it('is hidden from screen readers and out of the tab order', async () => {
    await Default.run();
    await expect(drawing()).toHaveAttribute('aria-hidden', 'true');
    await expect(page.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(drawing()).not.toHaveFocus();
  });

  it('leaves the word beside it as the only text', async () => {
    await BesideAWord.run();
    await expect(page.getByRole('paragraph')).toHaveTextContent(/^Balighai$/);
  });

  it('has three fixed sizes', async () => {
    const widths: number[] = [];
    for (const story of [Small, Medium, Large]) {
      await story.run();
      widths.push(width());
    }
    await expect(widths).toEqual([16, 18, 24]);
  });

  it('follows the text beside it when no size is given', async () => {
    await BesideAWord.run();
    await expect(width()).toBe(20);
    await BesideALargeWord.run();
    await expect(width()).toBe(40);
  });

  it('is drawn in the colour of its text', async () => {
    await InTheColourOfItsText.run();
    const { color } = getComputedStyle(page.getByText('Balighai'));
    await expect(getComputedStyle(drawing()).stroke).toBe(color);
  });

  it('keeps its size in a narrow container', async () => {
    await InASmallPlace.run();
    await expect(width()).toBe(24);
  });
});
