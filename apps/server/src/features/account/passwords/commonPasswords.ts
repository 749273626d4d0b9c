import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that many people use, in small letters, the most used first. */
export const commonPasswords: readonly string[] = dictionary['passwords-common'];

const known = new Set(commonPasswords);

/** Returns whether many people use a password, in whatever letters. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.toLowerCase());
}
