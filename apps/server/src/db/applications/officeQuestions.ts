import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { formatIndianDate } from '@temple-land/portal-core';
import { listCoveredIds } from '../accounts/covers.ts';
import type { Database } from '../database.ts';
import type { Responsibility } from '../land/territory.ts';
import { applications } from '../schema/applications.ts';
import { officeQuestionDocuments, officeQuestions } from '../schema/officeQuestions.ts';

/** An officer who can be asked: the own office, and the officers for whom the officer covers. */
export interface AskedOfficer extends Responsibility {
  userId: number;
  roleId: number;
  coveredIds: readonly number[];
}

const isSame = (column: PgColumn, value: number | null) =>
  sql`${column} is not distinct from ${value}`;

/**
 * Returns the condition that a question is put to an officer, to the office or by name; nobody is asked about the own
 * application.
 */
export function isAskedOf({ userId, coveredIds, ...office }: AskedOfficer): SQL {
  const isByName = inArray(officeQuestions.userId, [userId, ...coveredIds]);
  const isOfOffice = and(
    isNull(officeQuestions.userId),
    eq(officeQuestions.userType, office.userType),
    eq(officeQuestions.roleId, office.roleId),
    isSame(officeQuestions.districtId, office.districtId),
    isSame(officeQuestions.tahasilId, office.tahasilId),
  );
  const isForeign = sql`exists (select 1 from ${applications} where ${applications.id} =
    ${officeQuestions.applicationId} and ${applications.applicantId} <> ${userId})`;
  return and(or(isByName, isOfOffice), isForeign) ?? sql`false`;
}

/** The condition that a question waits for its answer. */
export const isOpenQuestion: SQL =
  and(isNull(officeQuestions.answeredOn), isNull(officeQuestions.withdrawnOn)) ?? sql`false`;

/** Returns the condition that a question waits for its answer after its last day. */
export const isOverdueQuestion = (now: Date): SQL =>
  and(isOpenQuestion, lt(officeQuestions.dueOn, formatIndianDate(now))) ?? sql`false`;

/** Questions that wait for an officer's answer, and those of the officer that wait for others. */
export interface QuestionCounts {
  asked: number;
  askedOverdue: number;
  /** The officer's own questions that were not answered in time. */
  awaitedOverdue: number;
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the questions that wait for an officer, and those of the officer that are overdue elsewhere. */
export async function countQuestions(
  db: Database,
  officer: AskedOfficer,
  now: Date,
): Promise<QuestionCounts> {
  const isOwn = eq(officeQuestions.askedById, officer.userId);
  const [counts] = await db
    .select({
      asked: countWhere(isAskedOf(officer)),
      askedOverdue: countWhere(and(isAskedOf(officer), isOverdueQuestion(now))),
      awaitedOverdue: countWhere(and(isOwn, isOverdueQuestion(now))),
    })
    .from(officeQuestions)
    .where(isOpenQuestion);
  return counts ?? { asked: 0, askedOverdue: 0, awaitedOverdue: 0 };
}

/** Returns whether a document was put before an officer with a question that was not taken back. */
export async function isSharedWithOfficer(
  db: Database,
  documentId: number,
  caller: Omit<AskedOfficer, 'coveredIds'>,
  now: Date,
): Promise<boolean> {
  if (caller.userType !== 'O' && caller.userType !== 'T') return false;
  const coveredIds = await listCoveredIds(db, caller.userId, now);
  const rows = await db
    .select({ id: officeQuestions.id })
    .from(officeQuestionDocuments)
    .innerJoin(officeQuestions, eq(officeQuestions.id, officeQuestionDocuments.questionId))
    .where(
      and(
        eq(officeQuestionDocuments.documentId, documentId),
        isNull(officeQuestions.withdrawnOn),
        isAskedOf({ ...caller, coveredIds }),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
