import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes, type RedirectRow } from './routes.ts';

const redirects = routes.filter((row): row is RedirectRow => 'redirect' in row);

/** Returns where the redirects from an address end: an exact path first, then the catch-all. */
function landingOf(address: string): string {
  const row = routes.find(({ path }) => path !== '*' && matchPath(path, address) !== null);
  const target = row === undefined ? '/website' : 'redirect' in row ? row.redirect : undefined;
  return target === undefined ? address : landingOf(target);
}

describe('the route table', () => {
  it('has every path once', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it('leads every redirect to a page', () => {
    const pages = new Set(routes.filter((row) => 'page' in row).map((row) => row.path));
    expect(redirects.map(({ path }) => landingOf(path)).filter((to) => !pages.has(to))).toEqual([]);
  });

  it('leads the root, the website and any unknown path home', () => {
    expect(['/', '/website', '/no/such/page'].map(landingOf)).toEqual(['/home', '/home', '/home']);
  });

  it.each(routes.filter((row) => 'page' in row))('has the page of $path', ({ page }) => {
    const source = readFileSync(new URL(`../features/${page}.tsx`, import.meta.url), 'utf8');
    expect(source).toContain(`export function ${page.split('/').at(-1)}(`);
  });

  it('guards every page of an area', () => {
    const unguarded = routes.filter(
      (row) =>
        'guard' in row && /^\/(citizen|officer|admin)/.test(row.path) && row.guard === 'open',
    );
    expect(unguarded).toEqual([]);
  });

  it('has a link to every public page in the sitemap, except problem pages and records', () => {
    const source = readFileSync(
      new URL('../features/info/SitemapPage.tsx', import.meta.url),
      'utf8',
    );
    const unlisted = new Set([
      '/forgot-password',
      '/website/confirm-email',
      '/temp',
      '/website/map-demo',
      '/website/sitemap',
    ]);
    const missing = routes.filter(
      (row) =>
        'page' in row &&
        row.layout === 'public' &&
        !row.path.includes(':') &&
        !row.page.startsWith('info/problems/') &&
        !unlisted.has(row.path) &&
        !source.includes(`'${row.path}'`),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
