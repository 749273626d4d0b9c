import { entities } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { getAccountLinks, getNavigation, type HeaderEntry } from './headerLinks.ts';

const paths = (entries: readonly HeaderEntry[]): string[] =>
  entries.flatMap((entry) => ('path' in entry ? [entry.path] : paths(entry.links)));

describe('the navigation of a role', () => {
  it('stays inside the role’s own area', () => {
    expect(paths(getNavigation('T', 3, true))).toEqual(['/officer', '/officer/applications']);
    expect(paths(getNavigation('C', 0, true))).toEqual(['/officer']);
    expect(paths(getNavigation('CI', 5, true))).toContain('/citizen/applications');
  });

  it('has questions, page reports, rights, workflows, templates, office, set-up, imports, changes, erasures and each of the lists for administrators', () => {
    const lists = Object.keys(entities).map((entity) => `/admin/manage/${entity}`);
    const pages = [
      '/admin/new-dashboard',
      '/admin/questions',
      '/admin/pages',
      '/admin/page-reports',
      '/admin/deliveries',
      '/admin/step-rights',
      '/admin/workflows',
      '/admin/letter-templates',
      '/admin/office',
      '/admin/setup',
      '/admin/imports',
      '/admin/changes',
      '/admin/erasures',
    ];
    expect(paths(getNavigation('A', 4, true)).sort()).toEqual([...pages, ...lists].sort());
  });

  // Requirement: HD-023
  it('has Web GIS for officers only', () => {
    expect(paths(getNavigation('O', 1, true))).toContain('/officer/explore-map');
    expect(paths(getNavigation('O', 2, true))).toContain('/officer/explore-map');
    expect(paths(getNavigation('T', 1, true))).not.toContain('/officer/explore-map');
  });

  it('has no Web GIS for an officer who may not see outlines', () => {
    expect(paths(getNavigation('O', 1, false))).toEqual([
      '/officer/dashboard',
      '/officer/applications',
    ]);
  });
});

describe('the account menu', () => {
  it('has the pages of the area, and the root password page for administrators', () => {
    expect(paths(getAccountLinks('CI'))).toEqual([
      '/citizen/edit-profile',
      '/citizen/change-password',
    ]);
    expect(paths(getAccountLinks('O'))).toEqual([
      '/officer/edit-profile',
      '/officer/change-password',
    ]);
    // Requirement: HD-018
    expect(paths(getAccountLinks('A'))).toEqual(['/admin/edit-profile', '/change-password']);
  });
});
