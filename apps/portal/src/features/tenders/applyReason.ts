import type { Tender, TenderState, UserType } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** Why nobody can apply for a tender on the portal now, with the date that the text names. */
export interface ApplyReason {
  key: TextKey<'tenders'>;
  date?: string;
}

/** Returns why a user cannot apply for a tender now; undefined for an open one with the link Apply Now (spec 2.8). */
export function findApplyReason(
  { startDate, closeDate, uploadDoc }: Tender,
  state: TenderState,
  userType: UserType | undefined,
): ApplyReason | undefined {
  if (state === 'upcoming') return { key: 'apply.upcoming', date: startDate };
  if (state === 'closed') return { key: 'apply.closed', date: closeDate };
  if (uploadDoc !== null) return { key: 'apply.document' };
  const isCitizen = userType === undefined || userType === 'CI' || userType === 'C';
  return isCitizen ? undefined : { key: 'apply.citizens' };
}
