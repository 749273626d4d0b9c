import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { routes, type PageRow } from '../../src/app/routes.ts';
import { i18n } from '../../src/i18n/i18n.ts';
import type { StoryUser } from '../screen/users.ts';
import { showScreen } from './showScreen.tsx';

const isPage = (row: (typeof routes)[number]): row is PageRow => 'page' in row;

const listPaths = (area: string) =>
  routes
    .filter((row) => isPage(row) && row.path.startsWith(`${area}/`) && !row.path.includes(':'))
    .map(({ path }) => path);

const areas: readonly (readonly [user: StoryUser, start: string, paths: readonly string[]])[] = [
  ['citizen', '/citizen/citizen-dashboard', listPaths('/citizen')],
  ['officer', '/officer/dashboard', listPaths('/officer')],
  [
    'administrator',
    '/admin/new-dashboard',
    [...listPaths('/admin'), '/change-password', '/admin/manage/faq'],
  ],
];

/** Returns where the Back link of the page leads, for each Back link. */
function listBackLinks(): (string | null)[] {
  const name = i18n.t('common:shell.back');
  const links = page.getByRole('main').getByRole('link', { name, exact: true }).elements();
  return links.map((link) => link.getAttribute('href'));
}

// Requirement: UN-096
describe.each(areas)('the pages of the %s', (user, start, paths) => {
  it.each(paths)('%s has a Back link to the first page, unless it is the first', async (path) => {
    const links = await showScreen({ path, user }, listBackLinks);
    expect(links).toEqual(path === start ? [] : [start]);
  });
});
