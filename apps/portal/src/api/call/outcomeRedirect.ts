import type { Effect } from '@temple-land/portal-core';

/** The redirect of an effect: its path, and the path of the page that is shown there. */
interface EffectRedirect {
  path: string;
  page: string;
}

const redirects: Partial<Record<Effect, EffectRedirect>> = {
  toLogin: { path: '/login', page: '/login' },
  toRoot: { path: '/', page: '/home' },
};

/** Returns the redirect among the effects of an outcome, undefined when there is none. */
export const findRedirect = (effects: readonly Effect[]): EffectRedirect | undefined =>
  effects.map((effect) => redirects[effect]).find(Boolean);
