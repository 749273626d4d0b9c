import { cdp, page } from 'vitest/browser';
import type { Mode } from '../../.storybook/modes.ts';

const usualHeight = 720;
const margin = 16;

interface Session {
  send: (method: string, parameters: object) => Promise<unknown>;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));

/** Puts everything that moves at its end; what moves for ever, at its beginning. */
function rest(): void {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

async function still(): Promise<void> {
  await document.fonts.ready;
  await frame();
  rest();
  await frame();
  rest();
}

/** Gives how far down in px the page is drawn. */
function lowestEdge(): number {
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  return Math.max(...boxes.map(({ bottom }) => bottom));
}

const isLayerOpen = () => document.querySelector(':modal, :popover-open') !== null;

/** Sets the view to the width of a mode, before its story runs. */
export const openAt = ({ viewport }: Mode) => page.viewport(viewport, usualHeight);

/** Makes the view as high as what is drawn, and waits until nothing moves and every font is there. */
export async function settle({ viewport }: Mode): Promise<void> {
  window.scrollTo(0, 0);
  const session = cdp() as unknown as Session;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  await still();
  const drawn = Math.ceil(lowestEdge() + margin);
  await page.viewport(viewport, isLayerOpen() ? Math.max(drawn, usualHeight) : drawn);
  await still();
}
