import type { Who } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { settle } from './settle.ts';

const citizen: Who = { userType: 'CI', isFirstLogin: 0 };

const shown = (path: string, who?: Who) => {
  const { row, path: under, signOut } = settle(path, who);
  return [row.page, under, signOut];
};

describe('where an address leads', () => {
  it('is its own page, under the address as it was written', () => {
    expect(shown('/home')).toEqual(['home/HomePage', '/home', false]);
    expect(shown('/tender-docs/12')).toEqual([
      'tenders/TenderDocumentPage',
      '/tender-docs/12',
      false,
    ]);
    expect(shown('/home/')).toEqual(['home/HomePage', '/home/', false]);
  });

  it('follows redirects to their end, and the unknown home', () => {
    expect(shown('/faq')).toEqual(['info/FaqPage', '/website/faq', false]);
    expect(shown('/no/such/page')).toEqual(['home/HomePage', '/home', false]);
  });

  it('follows guards: a visitor home, a citizen from the login, and who strays out of the session', () => {
    expect(shown('/citizen/applications')).toEqual(['home/HomePage', '/home', false]);
    expect(shown('/login', citizen)[1]).toBe('/citizen/citizen-dashboard');
    expect(shown('/officer/dashboard', citizen)).toEqual(['account/LoginPage', '/login', true]);
  });
});
