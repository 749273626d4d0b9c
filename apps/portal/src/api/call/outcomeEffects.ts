import type { Effect } from '@temple-land/portal-core';
import { showPopup } from '../../state/dialogs.ts';
import { getGuest, setGuest } from '../../state/guest.ts';
import { setPageNotice } from '../../state/pageNotice.ts';
import type { BaseCallResult } from './callResult.ts';
import { findRedirect } from './outcomeRedirect.ts';
import { navigate } from '../query/navigation.ts';
import { ServiceError } from './serviceError.ts';
import { signOut } from './signOut.ts';

/** The handlers of a screen for effects of an outcome: reset its form, renew its captcha, … */
export type ScreenEffects = Partial<Record<Effect, () => void>>;

const isGuestEnded = ({ effects }: BaseCallResult) =>
  effects.includes('signOut') && getGuest() !== undefined;

/** Ends the guest of this tab, who confirms the number again on the same page; returns the effects that remain. */
function endGuest(effects: readonly Effect[]): readonly Effect[] {
  setGuest(undefined);
  return effects.filter((effect) => effect !== 'signOut' && effect !== 'toLogin');
}

/**
 * Runs the effects of a finished call and returns the result without its message where a redirect shows the message as
 * a notice on the next page.
 */
export function runEffects<Result extends BaseCallResult>(
  result: Result,
  screenEffects: ScreenEffects = {},
): Result {
  const effects = isGuestEnded(result) ? endGuest(result.effects) : result.effects;
  for (const effect of effects) {
    if (effect === 'signOut') signOut(result.isSuccess ? 'passwordChanged' : 'expired');
    screenEffects[effect]?.();
  }
  const redirect = findRedirect(effects);
  if (redirect === undefined) return result;
  if (result.message) {
    const tone = result.isSuccess ? 'success' : 'danger';
    setPageNotice({ message: result.message, tone, path: redirect.page });
  }
  navigate(redirect.path);
  return { ...result, message: undefined };
}

/** Runs the effects of a failed call, and shows a popup where the outcomes table requires one (spec 8, General). */
export function runErrorEffects(error: Error, screenEffects: ScreenEffects = {}): void {
  if (!(error instanceof ServiceError)) return;
  const { message, display } = runEffects(error.result, screenEffects);
  if (message && display === 'popup') showPopup(message);
}
