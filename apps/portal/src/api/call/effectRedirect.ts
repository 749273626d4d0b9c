import type { Effect } from '@temple-land/portal-core';

/** Where an effect leads: the path to go to, and the path of the page that is shown there. */
interface EffectRedirect {
  path: string;
  page: string;
}

const redirects: Partial<Record<Effect, EffectRedirect>> = {
  toLogin: { path: '/login', page: '/login' },
  toRoot: { path: '/', page: '/home' },
};

/** Finds the page that the effects of an outcome lead to, undefined when they stay on the page. */
export const findRedirect = (effects: readonly Effect[]): EffectRedirect | undefined =>
  effects.map((effect) => redirects[effect]).find(Boolean);
