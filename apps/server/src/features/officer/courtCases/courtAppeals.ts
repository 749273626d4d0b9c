import { and, eq } from 'drizzle-orm';
import { formatIndianDate, message, type Input, type MessageKey } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { addStep } from '../../../db/applications/applicationWrites.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { courtAppeals } from '../../../db/schema/courtCases.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { changeCase } from './courtCase.repository.ts';

type Request = Input<'courtAppealSave'>;

/** Returns whether the days of an appeal contradict each other, its status or today. */
function areDaysWrong({ filedOn, status, decidedOn }: Request, today: string): boolean {
  if (filedOn > today || decidedOn > today) return true;
  return status === 'pending' ? decidedOn !== '' : decidedOn < filedOn;
}

/** Returns the id of the appeal of a case with a number of a court; undefined if there is none. */
async function findAppeal(tx: Database, { applicationId, court, number }: Request) {
  const isIt = and(
    eq(courtAppeals.applicationId, applicationId),
    eq(courtAppeals.court, court),
    eq(courtAppeals.number, number),
  );
  const [found] = await tx.select({ id: courtAppeals.id }).from(courtAppeals).where(isIt);
  return found?.id;
}

/** Stores an appeal or what became of it; returns why it is refused. */
async function store(
  tx: Database,
  { caller, clock }: SignedIn,
  request: Request,
): Promise<MessageKey | undefined> {
  const { applicationId, appealId, court, number, filedOn, status, decidedOn, outcome } = request;
  const values = { court, number, filedOn, status, decidedOn: decidedOn || null, outcome };
  const same = await findAppeal(tx, request);
  if (same !== undefined && same !== appealId) return 'case.appealTwice';
  if (appealId === undefined) {
    const by = { recordedBy: caller.userId, recordedOn: clock() };
    await tx.insert(courtAppeals).values({ applicationId, ...values, ...by });
    return undefined;
  }
  const isIt = and(eq(courtAppeals.id, appealId), eq(courtAppeals.applicationId, applicationId));
  const changed = await tx
    .update(courtAppeals)
    .set(values)
    .where(isIt)
    .returning({ id: courtAppeals.id });
  return changed.length === 0 ? 'case.appealGone' : undefined;
}

/**
 * Answers api/officer/case/appeal/save: an appeal to a higher court, or what became of one, with an entry in the history
 * of the case; 400 for days that cannot be, 409 if it is recorded already or not in the case.
 */
export const courtAppealSave: MemberHandler<'courtAppealSave'> = (request, context) =>
  runOnce(context, (tx) =>
    changeCase(
      tx,
      context,
      request.applicationId,
      async ({ state, status: caseStatus }) => {
        const { caller, clock, language } = context;
        const { applicationId, appealId, court, number, status, outcome } = request;
        if (areDaysWrong(request, formatIndianDate(clock()))) {
          return { status: 400, message: message(language, 'case.appealDay') };
        }
        const refusal = await store(tx, context, request);
        if (refusal !== undefined) return { status: 409, message: message(language, refusal) };
        const facts = [court, number, outcome].filter((text) => text !== '');
        await addStep(tx, {
          applicationId,
          at: clock(),
          byName: caller.fullName,
          byUserId: caller.userId,
          action: appealId === undefined ? 'recordAppeal' : 'changeAppeal',
          state,
          status: caseStatus,
          remark: facts.join(', '),
          isVisible: false,
        });
        const changedFields = [{ label: 'status', value: status }];
        const remark = `appeal of case ${applicationId}`;
        await addAuditEntry(tx, context, { action: 'UPDATE', remark, changedFields });
        return { status: 200 };
      },
      { alsoEnded: true },
    ),
  );
