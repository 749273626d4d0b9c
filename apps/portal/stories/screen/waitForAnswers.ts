import { isCallPendingAtom } from '../../src/state/pendingCalls.ts';
import { portalStore } from '../../src/state/store.ts';
import { countHeldCalls } from '../service/heldCalls.ts';
import type { StoryScreen } from './createScreen.ts';

const quietMoments = 3;
const longestMs = 20_000;
const longestIdleMs = 200;

// Idle, because a query starts in an effect, which React runs when it has the time.
const nextIdleMoment = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: longestIdleMs })),
  );

/** Returns what the page still waits for, except the calls that the story holds; undefined when it is complete. */
function findOpenWork({ queryClient }: StoryScreen): string | undefined {
  if (document.querySelector('main') === null || document.querySelector('h1') === null)
    return 'the page';
  const held = countHeldCalls();
  const open = queryClient.isFetching() + queryClient.isMutating();
  if (open > held) return `${open - held} calls`;
  if (held > 0) return undefined;
  if (portalStore.get(isCallPendingAtom)) return 'a call that covers the page';
  const busy = document.querySelector('main [aria-busy=true]');
  return busy === null ? undefined : `a busy part: ${busy.outerHTML.slice(0, 120)}`;
}

interface LoadedStory {
  loaded: Record<string, unknown>;
}

/** Waits until the page is there and stays without open calls; a call that the story holds is not waited for. */
export const waitForAnswers = (story: LoadedStory): Promise<void> =>
  waitForQuiet(story, quietMoments);

/**
 * Waits until the page has no open call at one moment: enough after typing, which renders at once and calls at most
 * once.
 */
export const waitForTyping = (story: LoadedStory): Promise<void> => waitForQuiet(story, 1);

async function waitForQuiet({ loaded }: LoadedStory, moments: number): Promise<void> {
  const screen = loaded['screen'] as StoryScreen;
  const end = performance.now() + longestMs;
  for (let quiet = 0; quiet < moments;) {
    await nextIdleMoment();
    const openWork = findOpenWork(screen);
    if (openWork !== undefined && performance.now() > end)
      throw new Error(`The page still waits for ${openWork}.`);
    quiet = openWork === undefined ? quiet + 1 : 0;
  }
}
