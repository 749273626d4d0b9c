import type { Effect } from '@temple-land/portal-core';
import { createContext, useContext } from 'react';
import { leaveNotice } from '../state/notice.ts';
import type { Finished } from './finish.ts';
import { signOut } from './signOut.ts';

/** Goes to a path of the portal. */
export type GoTo = (path: string) => void;

/** How calls navigate; the app gives the router's own. Without one, they stay. */
export const GoToContext = createContext<GoTo>(() => undefined);

/** What a screen does for the effects that are its own: reset its form, renew its captcha, … */
export type OwnEffects = Partial<Record<Effect, () => void>>;

const destinations: Partial<Record<Effect, { go: string; shows: string }>> = {
  toLogin: { go: '/login', shows: '/login' },
  toRoot: { go: '/', shows: '/home' },
};

type AnyFinished = Pick<Finished<never>, 'effects' | 'said' | 'isSuccess'>;

/**
 * Runs the effects of an ended call from one map and gives what is left to say on this screen:
 * a text whose effect leads away waits as a notice on the page it leads to.
 */
export function runEffects<Ended extends AnyFinished>(
  ended: Ended,
  own: OwnEffects,
  goTo: GoTo,
): Ended {
  for (const effect of ended.effects) {
    if (effect === 'signOut') signOut(ended.isSuccess ? 'passwordChanged' : 'expired');
    own[effect]?.();
  }
  const destination = ended.effects.map((effect) => destinations[effect]).find(Boolean);
  if (destination === undefined) return ended;
  if (ended.said) {
    const tone = ended.isSuccess ? 'success' : 'danger';
    leaveNotice({ said: ended.said, tone, path: destination.shows });
  }
  goTo(destination.go);
  return { ...ended, said: undefined };
}

/** Gives how calls navigate. */
export const useGoTo = () => useContext(GoToContext);
