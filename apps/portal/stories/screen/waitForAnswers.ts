import { waitFor } from 'storybook/test';
import { isCallPendingAtom } from '../../src/state/pendingCalls.ts';
import { portalStore } from '../../src/state/store.ts';
import { countHeldCalls } from '../service/heldCalls.ts';
import type { StoryScreen } from './createScreen.ts';

const quietFrames = 3;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns whether every call of the page has its answer, except those that the story holds. */
function isAnswered({ queryClient }: StoryScreen): boolean {
  const held = countHeldCalls();
  const open = queryClient.isFetching() + queryClient.isMutating();
  return open <= held && (held > 0 || !portalStore.get(isCallPendingAtom));
}

/** Waits until the page is there and stays without open calls; a call that the story holds is not waited for. */
export async function waitForAnswers({
  loaded,
}: {
  loaded: Record<string, unknown>;
}): Promise<void> {
  const screen = loaded['screen'] as StoryScreen;
  await waitFor(async () => {
    for (let frame = 0; frame < quietFrames; frame += 1) {
      if (document.querySelector('main') === null || !isAnswered(screen))
        throw new Error('Calls of the page are still open.');
      await nextFrame();
    }
  });
}
