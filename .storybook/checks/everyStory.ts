import { expect } from 'storybook/test';
import { cdp, page } from 'vitest/browser';
import { cutOff, overflow, withTextSize, withWideSpacing } from './fit.ts';
import { unseenStops } from './focus.ts';
import { longMotion } from './motion.ts';
import { smallTargets } from './targets.ts';

const usual = [414, 896] as const;
const narrow = [320, 896] as const;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

const emulate = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

/** What a story may leave out, with the reason: `{ notNarrow: 'a wide table scrolls by itself' }`. */
export interface Exceptions {
  notNarrow?: string;
  notSpaced?: string;
  notTargets?: string;
  notFocus?: string;
}

async function checkNarrow(exceptions: Exceptions): Promise<void> {
  if (exceptions.notNarrow) return;
  await page.viewport(...narrow);
  await nextFrame();
  await expect(overflow(), 'px too wide at 320 px').toBe(0);
  await withTextSize(19, async () => {
    await nextFrame();
    await expect(overflow(), 'px too wide at 320 px with 19 px text').toBe(0);
  });
}

async function checkSpacing(canvas: Element, exceptions: Exceptions): Promise<void> {
  if (exceptions.notSpaced) return;
  await withWideSpacing(async () => {
    await nextFrame();
    await expect(cutOff(canvas), 'cut off with wide text spacing').toEqual([]);
  });
}

/** Checks that hold for every story, beside axe: width, text size, spacing, targets, focus, motion. */
export async function checkEveryStory(canvas: HTMLElement, exceptions: Exceptions): Promise<void> {
  if (!exceptions.notTargets) {
    await expect(smallTargets(canvas), 'lower than 44 px').toEqual([]);
  }
  await checkNarrow(exceptions);
  await checkSpacing(canvas, exceptions);
  await page.viewport(...usual);
  if (!exceptions.notFocus) {
    await expect(await unseenStops(canvas), 'focus not seen').toEqual([]);
  }
  await emulate('prefers-reduced-motion', 'reduce');
  await nextFrame();
  await expect(longMotion(), 'moves although reduced motion is asked for').toEqual([]);
  await emulate('prefers-reduced-motion', '');
}
