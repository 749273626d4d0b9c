import type { DataRight, Language } from '@temple-land/portal-core';
import type { HttpHandler } from 'msw/http';
import { releaseHeldCalls } from '../service/heldCalls.ts';
import { checkAnswers, setAnswers, startService } from '../service/worker.ts';
import { createScreen, type StoryScreen } from './createScreen.ts';
import { stopClock } from './fixedDate.ts';
import { resetPortalState } from './portalState.ts';
import { setLanguage } from './texts.ts';
import type { StoryUser } from './users.ts';

/** Stops the clock and printing for one screen; returns the function that ends what it has begun. */
export function startScreen(): () => void {
  const startClock = stopClock();
  // A printed document prints itself.
  window.print = () => undefined;
  return () => {
    releaseHeldCalls();
    startClock();
    checkAnswers();
  };
}

/** What a screen is opened with. */
export interface ScreenOptions {
  path: string;
  user?: StoryUser | undefined;
  language?: Language | undefined;
  /** The user's rights to data; every right without them. */
  dataRights?: readonly DataRight[] | undefined;
  /** Answers before those of the samples. */
  calls?: readonly HttpHandler[] | undefined;
}

/** Opens a path of the portal, not yet rendered, as a user with the answers of a mocked service. */
export async function prepareScreen(options: ScreenOptions): Promise<StoryScreen> {
  const { path, user, dataRights, language = 'en', calls = [] } = options;
  await Promise.all([startService(), setLanguage(language)]);
  setAnswers(calls);
  await resetPortalState(user, dataRights);
  return createScreen(path);
}
