import type { MessageKey } from '@temple-land/portal-core';

/** The error of each invalid password, in the order of the rules (spec 5). */
export const passwordErrors: readonly (readonly [typed: string, message: MessageKey])[] = [
  ['', 'change.blank'],
  ['Ba@2', 'change.length'],
  ['bargad@2026', 'change.uppercase'],
  ['BARGAD@2026', 'change.lowercase'],
  ['Bargad@Tree', 'change.number'],
  ['Bargad2026', 'change.special'],
];
