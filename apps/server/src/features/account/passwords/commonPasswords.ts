import { dictionary } from '@zxcvbn-ts/language-common';

/** Common passwords in lower case, most common first. */
export const commonPasswords: readonly string[] = dictionary['passwords-common'];

const known = new Set(commonPasswords);

/** Returns whether a password is common, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.toLowerCase());
}
