import { expect, it } from 'vitest';
import { parseSignInLink } from './signInLink.ts';

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
