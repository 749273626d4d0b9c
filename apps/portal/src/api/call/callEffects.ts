import type { Effect } from '@temple-land/portal-core';
import { showPopup } from '../../state/dialogs.ts';
import { setPageNotice } from '../../state/pageNotice.ts';
import type { AnyResult } from './callResult.ts';
import { findDestination } from '../address/destination.ts';
import { goTo } from '../query/navigation.ts';
import { ServiceError } from './serviceError.ts';
import { signOut } from './signOut.ts';

/** What a screen does for the effects that are its own: reset its form, renew its captcha, … */
export type OwnEffects = Partial<Record<Effect, () => void>>;

/**
 * Runs the effects of an ended call from one map and returns what is left to tell on this screen:
 * a message whose effect leads away waits as a notice on the page it leads to.
 */
export function runEffects<Result extends AnyResult>(result: Result, own: OwnEffects = {}): Result {
  for (const effect of result.effects) {
    if (effect === 'signOut') signOut(result.isSuccess ? 'passwordChanged' : 'expired');
    own[effect]?.();
  }
  const destination = findDestination(result.effects);
  if (destination === undefined) return result;
  if (result.message) {
    const tone = result.isSuccess ? 'success' : 'danger';
    setPageNotice({ message: result.message, tone, path: destination.page });
  }
  goTo(destination.path);
  return { ...result, message: undefined };
}

/** Runs the effects of a failed call, and shows a popup where the outcomes table has one (spec 8, General). */
export function runErrorEffects(error: Error, own: OwnEffects = {}): void {
  if (!(error instanceof ServiceError)) return;
  const { message, place } = runEffects(error.result, own);
  if (message && place === 'popup') showPopup(message);
}
