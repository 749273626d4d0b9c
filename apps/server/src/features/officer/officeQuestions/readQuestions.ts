import { and, count, eq, isNotNull, type SQL } from 'drizzle-orm';
import { openStatus, type Input } from '@temple-land/portal-core';
import { listCoveredIds } from '../../../db/accounts/covers.ts';
import { recordApplicationAccess } from '../../../db/activity/accessLedger.ts';
import {
  isAskedOf,
  isOpenQuestion,
  type AskedOfficer,
} from '../../../db/applications/officeQuestions.ts';
import { officeQuestions } from '../../../db/schema/officeQuestions.ts';
import type { MemberHandler } from '../../../handler.ts';
import { mayWriteAbout } from '../casePage/caseRights.ts';
import { findCase } from '../casePage/findCase.ts';
import { listOffices } from './offices.ts';
import { loadQuestions } from './questionRows.ts';

/** Answers api/officer/question/case: the questions about an application to other offices, and who can be asked. */
export const officeQuestionCase: MemberHandler<'officeQuestionCase'> = async (request, context) => {
  const { db, caller, language, clock } = context;
  const found = await findCase(db, request, caller);
  if (found === undefined) return { status: 404 };
  const mayWrite = await mayWriteAbout(db, found.type, caller);
  const mayAsk = mayWrite && found.status === openStatus;
  const isOfCase = eq(officeQuestions.applicationId, found.id);
  const questions = await loadQuestions(db, isOfCase, { language, now: clock() });
  return {
    status: 200,
    result: {
      questions: questions.map((question) => ({
        ...question,
        mayWithdraw: mayWrite && question.state === 'open',
      })),
      mayAsk,
      offices: mayAsk ? await listOffices(db, language, [caller.userId, found.applicantId]) : [],
    },
  };
};

/** Returns the condition of a list of questions of an officer. */
function buildListCondition(
  list: Input<'officeQuestionList'>['list'],
  officer: AskedOfficer,
): SQL | undefined {
  if (list === 'asked') return eq(officeQuestions.askedById, officer.userId);
  const isDone = isNotNull(officeQuestions.answeredOn);
  return and(isAskedOf(officer), list === 'toAnswer' ? isOpenQuestion : isDone);
}

/**
 * Answers api/officer/question/list: the questions that wait for the caller's office, those that it answered, or those
 * that the caller asked; of their applications only the land, and the documents that were put before the office.
 */
export const officeQuestionList: MemberHandler<'officeQuestionList'> = async (request, context) => {
  const { db, caller, language, clock } = context;
  const { list, pageNumber, pageSize } = request;
  const now = clock();
  const coveredIds = await listCoveredIds(db, caller.userId, now);
  const where = buildListCondition(list, { ...caller, coveredIds });
  const [all] = await db.select({ total: count() }).from(officeQuestions).where(where);
  const total = all?.total ?? 0;
  if (total === 0) return { status: 404 };
  const questions = await loadQuestions(db, where, {
    language,
    now,
    order: list === 'toAnswer' ? 'dueFirst' : 'newest',
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  });
  const ids = questions.map(({ applicationId }) => applicationId);
  await recordApplicationAccess(db, caller.userId, [...new Set(ids)], now);
  const rows = questions.map((question) => ({ ...question, mayAnswer: list === 'toAnswer' }));
  return { status: 200, result: { rows, total } };
};
