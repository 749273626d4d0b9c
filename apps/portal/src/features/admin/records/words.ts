import type { EntityName } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

const usualUse = {
  label: 'filter.use',
  all: 'filter.all',
  active: 'inUse',
  retired: 'retired',
} as const satisfies Record<string, TextKey<'admin'>>;
const accountUse = {
  label: 'user.access',
  all: 'user.all',
  active: 'user.active',
  retired: 'user.blocked',
} as const satisfies Record<string, TextKey<'admin'>>;

/** The words for a record in use or out of it; an account out of use is blocked. */
export const wordsOfUse = (entity: EntityName) => (entity === 'user' ? accountUse : usualUse);

const choiceWords: Readonly<Record<string, TextKey<'admin'>>> = {
  available: 'choice.available',
  leased: 'choice.leased',
  applied: 'choice.applied',
  disputed: 'choice.disputed',
  temple: 'choice.temple',
  Month: 'choice.Month',
  Year: 'choice.Year',
  hidden: 'choice.hidden',
  withReason: 'choice.withReason',
  CI: 'type.CI',
  C: 'type.C',
  T: 'type.T',
  O: 'type.O',
  A: 'type.A',
};

/** The words of an answer of a closed list, undefined for one that is not known. */
export const choiceWord = (choice: string): TextKey<'admin'> | undefined => choiceWords[choice];
