import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describe, it } from 'vitest';
import { darkColours, lightColours } from '../../theme/colours.ts';
import * as stories from './ThemeRoot.stories.tsx';

const { Default, Dark, LargestText } = composeStories(stories);

const canvas = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--tl-colour-canvas').toLowerCase();

describe('ThemeRoot', () => {
  it('shows the light theme', async () => {
    await Default.run();
    await expect(canvas()).toBe(lightColours.canvas.toLowerCase());
  });

  it('shows the dark theme over the light one, in whatever order the two were loaded', async () => {
    await Dark.run();
    await expect(canvas()).toBe(darkColours.canvas.toLowerCase());
  });

  it('sets the size of all text', async () => {
    await LargestText.run();
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('19px');
  });
});
