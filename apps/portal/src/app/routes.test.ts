import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchOf } from './match.ts';
import { pathsOf, routes, type RedirectRow } from './routes.ts';

const redirects = routes.filter((row): row is RedirectRow => 'redirect' in row);

/** Follows the redirects from an address. */
function landingOf(address: string): string {
  const { row } = matchOf(address);
  return 'redirect' in row ? landingOf(row.redirect) : address;
}

describe('the route table', () => {
  it('has every path once', () => {
    expect(pathsOf(routes).size).toBe(routes.length - 1);
  });

  it('leads every redirect to a page', () => {
    const pages = new Set(routes.filter((row) => 'page' in row).map((row) => row.path));
    expect(redirects.map(({ path }) => landingOf(path)).filter((to) => !pages.has(to))).toEqual([]);
  });

  it('leads the root, the website and any unknown path home', () => {
    expect(['/', '/website', '/no/such/page'].map(landingOf)).toEqual(['/home', '/home', '/home']);
  });

  it('finds a row by its parts, whatever their case and the slash at the end', () => {
    expect(matchOf('/Website/FAQ/').row.path).toBe('/website/faq');
    expect(matchOf('/admin/manage/tender%20x')).toMatchObject({
      row: { path: '/admin/manage/:entity' },
      params: { entity: 'tender x' },
    });
    expect(matchOf('/admin/manage/tender/more').row.path).toBe('*');
    expect(matchOf('/admin/manage/%E0%A4').params).toEqual({ entity: '%E0%A4' });
  });

  it.each(routes.filter((row) => 'page' in row))('has the page of $path', ({ page }) => {
    const source = readFileSync(new URL(`../features/${page}.tsx`, import.meta.url), 'utf8');
    expect(source).toContain(`export function ${page.split('/')[1]}(`);
  });

  it('guards every page of an area', () => {
    const unguarded = routes.filter(
      (row) =>
        'guard' in row && /^\/(citizen|officer|admin)/.test(row.path) && row.guard === 'open',
    );
    expect(unguarded).toEqual([]);
  });
});
