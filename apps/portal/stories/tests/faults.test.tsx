import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import type { StoryUser } from '../screen/users.ts';
import { faults } from '../service/everyCall.ts';
import { showScreen } from './showScreen.tsx';

const areas: readonly (readonly [area: RegExp, user?: StoryUser])[] = [
  [/^\/(?!citizen|officer|admin|temp|change-password|second-factor)/],
  [/^\/citizen\//, 'citizen'],
  [/^\/officer/, 'officer'],
  [/^\/admin\/./, 'administrator'],
];

const pages = areas.flatMap(([area, user]) =>
  routes
    .filter((row) => 'page' in row && area.test(row.path) && !row.path.includes(':'))
    .map(({ path }) => ({ path, user })),
);

/** Returns why a page cannot be used: blank, still loading, or covered. */
function findProblem(): string | undefined {
  const heading = document.querySelector('h1');
  if (heading === null || !heading.checkVisibility()) return 'has no heading';
  if (document.querySelector('main')?.textContent?.trim() === '') return 'is blank';
  if (document.querySelector('[aria-busy=true]')) return 'is still loading';
  return document.querySelector('[popover=manual]') ? 'is covered by the loader' : undefined;
}

describe.each(Object.entries(faults))('when the service %s', (_, fault) => {
  it('every page can still be used', async () => {
    const problems: string[] = [];
    for (const { path, user } of pages) {
      const problem = await showScreen({ path, user, calls: [fault] }, findProblem);
      if (problem !== undefined) problems.push(`${path} ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});
