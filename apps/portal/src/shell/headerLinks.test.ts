import { describe, expect, it } from 'vitest';
import { accountLinks, navigationOf } from './headerLinks.ts';

const paths = (links: readonly { path: string }[]) => links.map(({ path }) => path);

describe('the navigation of a role', () => {
  it('stays inside the role’s own area', () => {
    expect(paths(navigationOf('T', 3))).toEqual(['/officer', '/officer/applications']);
    expect(paths(navigationOf('C', 0))).toEqual(['/officer']);
    expect(paths(navigationOf('CI', 5))).toContain('/citizen/applications');
  });

  it('has Web GIS for officers only', () => {
    expect(paths(navigationOf('O', 1))).toContain('/officer/explore-map');
    expect(paths(navigationOf('O', 2))).toContain('/officer/explore-map');
    expect(paths(navigationOf('T', 1))).not.toContain('/officer/explore-map');
  });
});

describe('the account menu', () => {
  it('leads to the pages of the area, of the top for an administrator', () => {
    expect(paths(accountLinks('CI'))).toEqual([
      '/citizen/edit-profile',
      '/citizen/change-password',
    ]);
    expect(paths(accountLinks('O'))).toEqual(['/officer/edit-profile', '/officer/change-password']);
    expect(paths(accountLinks('A'))).toContain('/change-password');
  });
});
