import type { MessageKey } from '@temple-land/portal-core';

/** What a password lacks, in the order in which it is told (spec 5). */
export const faults: readonly (readonly [typed: string, says: MessageKey])[] = [
  ['', 'change.blank'],
  ['Ba@2', 'change.length'],
  ['bargad@2026', 'change.uppercase'],
  ['BARGAD@2026', 'change.lowercase'],
  ['Bargad@Tree', 'change.number'],
  ['Bargad2026', 'change.special'],
];
