import type { Effect } from '@temple-land/portal-core';

/** Where an effect leads: the path to go to, and the path of the page that is shown there. */
interface Destination {
  path: string;
  page: string;
}

const destinations: Partial<Record<Effect, Destination>> = {
  toLogin: { path: '/login', page: '/login' },
  toRoot: { path: '/', page: '/home' },
};

/** Finds the page that the effects of an outcome lead to, undefined when they stay on the page. */
export const findDestination = (effects: readonly Effect[]): Destination | undefined =>
  effects.map((effect) => destinations[effect]).find(Boolean);
