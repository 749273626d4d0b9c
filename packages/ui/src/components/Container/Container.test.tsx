import { composeStories } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { beforeEach, describe, it } from 'vitest';
import { page as window } from 'vitest/browser';
import * as stories from './Container.stories.tsx';

const { AForm, Default, FullWidth, MainLandmark, Reading } = composeStories(stories);
const page = within(document.body);

/** Returns the edges of the content of the container. */
function getContentBox() {
  const root = document.querySelector('[data-width]');
  return (root?.firstElementChild ?? document.body).getBoundingClientRect();
}

describe('Container', () => {
  beforeEach(() => window.viewport(1600, 800));

  it('has 75 rem of content in the middle of the window', async () => {
    await Default.run();
    const { left, right, width } = getContentBox();
    await expect(width).toBe(1200);
    await expect(left).toBe(document.documentElement.clientWidth - right);
  });

  it('is narrower for a form and for text', async () => {
    await AForm.run();
    await expect(getContentBox().width).toBe(560);
    await Reading.run();
    await expect(getContentBox().width).toBeLessThan(760);
  });

  it('can be as wide as the window', async () => {
    await FullWidth.run();
    await expect(getContentBox().width).toBe(document.documentElement.clientWidth - 64);
  });

  it('keeps a gutter at the sides of a phone', async () => {
    await window.viewport(320, 640);
    await Default.run();
    await expect(getContentBox().left).toBe(16);
    await expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('can be a landmark, and passes native props to it', async () => {
    await MainLandmark.run();
    await expect(page.getByRole('main')).toHaveAttribute('id', 'main');
  });
});
