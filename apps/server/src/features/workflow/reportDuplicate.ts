import { and, eq } from 'drizzle-orm';
import {
  message,
  normaliseApplicationNumber,
  type Language,
  type StepData,
} from '@temple-land/portal-core';
import { announceChange } from '../../db/applications/announceChange.ts';
import { addFollower } from '../../db/applications/reportFollowers.ts';
import type { Database } from '../../db/database.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import { reportFollowers } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';
import type { Caller } from '../../handler.ts';
import type { ApplicationState } from './applicationState.repository.ts';

const reportType = 1;

async function findReport(tx: Database, number: string, caller: Caller) {
  const [row] = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.type, reportType),
        eq(applications.number, normaliseApplicationNumber(number)),
        buildTerritoryCondition(caller, applications),
      ),
    );
  return row;
}

/**
 * Returns the message for a number that is no earlier report of the officer's area, open or transferred; undefined if a
 * report can be closed as its duplicate.
 */
export async function checkDuplicate(
  tx: Database,
  { id, createdOn }: Pick<ApplicationState, 'id' | 'createdOn'>,
  { duplicateOf = '' }: StepData,
  { caller, language }: { caller: Caller; language: Language },
): Promise<string | undefined> {
  const earlier = await findReport(tx, duplicateOf, caller);
  if (!earlier) return message(language, 'step.duplicate.unknown');
  if (earlier.id === id) return message(language, 'step.duplicate.same');
  const isEarlier = earlier.createdOn <= createdOn && ['P', 'A'].includes(earlier.status);
  return isEarlier ? undefined : message(language, 'step.duplicate.later');
}

/** Gives the photos, words and followers of a duplicate to the earlier report, which its reporter then follows. */
export async function mergeIntoEarlier(
  tx: Database,
  { id, applicantId }: ApplicationState,
  { duplicateOf = '' }: StepData,
  now: Date,
): Promise<void> {
  const isEarlier = eq(applications.number, normaliseApplicationNumber(duplicateOf));
  const [earlier] = await tx.select().from(applications).where(isEarlier).for('update');
  const [duplicate] = await tx.select().from(applications).where(eq(applications.id, id));
  if (!earlier || !duplicate) return;
  const own = { userId: applicantId, at: now, description: duplicate.purpose };
  const followers = await tx
    .select()
    .from(reportFollowers)
    .where(eq(reportFollowers.applicationId, id));
  for (const { userId, at, description } of [own, ...followers]) {
    // Who made the earlier report is told of it anyway.
    if (userId === earlier.applicantId) continue;
    await addFollower(tx, { applicationId: earlier.id, userId, at, description });
  }
  const moved = { applicationId: earlier.id };
  await tx.update(documents).set(moved).where(eq(documents.applicationId, id));
  await announceChange(tx, earlier.id);
}
