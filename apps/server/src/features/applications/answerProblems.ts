import { and, eq } from 'drizzle-orm';
import { getIndianYear, isAdult, type Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import type { SubmissionRefusal } from './submit.ts';

/** Who applies, and when. */
export interface Submission {
  applicantId: number;
  now: Date;
}

/** Returns why answers are refused that depend on the day or on earlier applications; undefined if none is. */
export async function findAnswerProblem(
  db: Database,
  answers: Input<'applyLand'>,
  { applicantId, now }: Submission,
): Promise<SubmissionRefusal | undefined> {
  const { birthDate = '', previousNo = '' } = answers;
  const { builtYear = 0, possessionSince = 0, rentPaidUntil = 0 } = answers;
  if (birthDate !== '' && !isAdult(birthDate, now)) return { key: 'apply.birthDate.adult' };
  const year = getIndianYear(now);
  const provenYears = (answers.possessionProofs ?? []).map(({ to }) => to);
  const otherYears = (answers.otherPlots ?? []).map(({ use }) => use.builtYear ?? 0);
  const latest = Math.max(...otherYears, builtYear, possessionSince, rentPaidUntil, ...provenYears);
  if (latest > year) return { key: 'apply.year.past' };
  if (previousNo.trim() === '') return undefined;
  const isOwn = and(
    eq(applications.number, previousNo.trim()),
    eq(applications.applicantId, applicantId),
  );
  const isKnown = (await db.$count(applications, isOwn)) > 0;
  return isKnown ? undefined : { key: 'apply.previous.unknown' };
}
