import { expect, it, vi } from 'vitest';
import { consumeSignInLink, getOneTimePassword, parseSignInLink } from './signInLink.ts';

it('a one-time link fills in the login name and the password', () => {
  expect(parseSignInLink('#user=admin.one&once=aB3_-x')).toEqual({
    username: 'admin.one',
    password: 'aB3_-x',
  });
});

it.each(['', '#', '#main', '#user=admin.one', '#once=aB3', '#user=&once='])(
  '%j fills in nothing',
  (hash) => {
    expect(parseSignInLink(hash)).toBeUndefined();
  },
);

it('an opened link is removed from the address, and its password kept for its own user', () => {
  const replaceState = vi.fn();
  const location = { hash: '#user=admin.one&once=aB3_-x', pathname: '/login', search: '' };
  vi.stubGlobal('window', { location, history: { state: null, replaceState } });
  expect(getOneTimePassword('admin.one')).toBe('');
  consumeSignInLink();
  vi.unstubAllGlobals();
  expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
  expect(getOneTimePassword('admin.one')).toBe('aB3_-x');
  expect([getOneTimePassword('admin.two'), getOneTimePassword(undefined)]).toEqual(['', '']);
});
