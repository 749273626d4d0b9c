import type { CourtAppeal, CourtAppealStatus } from '@temple-land/portal-core';
import type { PrefixedKey } from '../../../i18n/textKey.ts';

/** An appeal to a higher court, as it is typed. */
export interface TypedAppeal {
  court: string;
  number: string;
  filedOn: string;
  status: CourtAppealStatus;
  /** Empty while it is pending. */
  decidedOn: string;
  outcome: string;
}

/** The fields of an appeal that may be missing, in the order of the form. */
export const requiredFields = ['court', 'number', 'filedOn', 'decidedOn'] as const;
export type RequiredField = (typeof requiredFields)[number];

const missing = {
  court: 'courtCase:appeal.missing.court',
  number: 'courtCase:appeal.missing.number',
  filedOn: 'courtCase:appeal.missing.filedOn',
  decidedOn: 'courtCase:appeal.missing.decidedOn',
} as const satisfies Readonly<Record<RequiredField, PrefixedKey<'courtCase'>>>;

/** Returns the appeal as it is typed: the recorded one, or an empty one that is pending. */
export const toTypedAppeal = (appeal: CourtAppeal | undefined): TypedAppeal =>
  appeal === undefined
    ? { court: '', number: '', filedOn: '', status: 'pending', decidedOn: '', outcome: '' }
    : { ...appeal, decidedOn: appeal.decidedOn ?? '' };

/** Returns what is wrong with a field of an appeal; undefined when nothing is. A pending one has no decision. */
export function findAppealProblem(
  typed: TypedAppeal,
  field: RequiredField,
): PrefixedKey<'courtCase'> | undefined {
  if (field === 'decidedOn' && typed.status === 'pending') return undefined;
  return typed[field].trim() === '' ? missing[field] : undefined;
}

/** Returns what is sent about an appeal: the day of its decision only when it is decided. */
export const toAppealRequest = (typed: TypedAppeal): TypedAppeal =>
  typed.status === 'pending' ? { ...typed, decidedOn: '', outcome: '' } : typed;
