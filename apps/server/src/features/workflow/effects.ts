import { and, desc, eq } from 'drizzle-orm';
import { formatIndianDate, type ComputedSheet, type StepData } from '@temple-land/portal-core';
import type { ActorColumns } from '../../db/accounts/actingPerson.ts';
import { listApplicantSide } from '../../db/applications/listeners.ts';
import type { Database } from '../../db/database.ts';
import { setEffectiveDay } from '../../db/land/effectiveDay.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { cases, hearings } from '../../db/schema/applicationDetails.ts';
import { recordResolution, undoDeferral } from './committee/recordResolution.ts';
import { lockApplication, type ApplicationState } from './applicationState.repository.ts';
import {
  deleteInspection,
  recordCaseEvent,
  recordDismissal,
  recordEncroachment,
  recordInspection,
  recordPossession,
} from './landRecord/encroachment.ts';
import { createFollowUpApplication } from './followUpApplication.ts';
import { issueShowCauseNotices } from './landRecord/caseNotices.ts';
import { mergeIntoEarlier } from './reportDuplicate.ts';
import { recordCancellation, recordDeed, recordOrder } from './landRecord/orderEffects.ts';
import { deleteValuation, recordPayment, saveValuation } from './landRecord/valuation.ts';

type Effect = (
  tx: Database,
  application: ApplicationState,
  given: StepData,
  now: Date,
  by: ActorColumns,
  sheet: ComputedSheet | undefined,
) => Promise<unknown>;

const transferReport: Effect = async (tx, application, { authority }, now, by) => {
  await recordEncroachment(tx, application, now);
  if (authority !== 'tahasilCourt') return;
  const remark = application.number;
  const { id } = await createFollowUpApplication(tx, application, 3, undefined, {
    now,
    by,
    remark,
  });
  const matter = await lockApplication(tx, id, undefined);
  if (matter) await recordCaseEvent(tx, matter, 'caseOpened', { report: remark }, now);
};

const openAppeal: Effect = async (tx, application, { remark = '' }, now, by) => {
  const { number: appeal } = await createFollowUpApplication(tx, application, 2, 'SUBMITTED', {
    now,
    by,
    remark,
  });
  const { number } = application;
  for (const userId of await listApplicantSide(tx, application.id))
    await addNotification(tx, userId, 'notice.appealed', { number, appeal }, now);
};

const updateCase =
  (
    values: (given: StepData) => Partial<typeof cases.$inferInsert>,
    event?: Parameters<typeof recordCaseEvent>[2],
  ): Effect =>
  async (tx, application, given, now) => {
    const changed = values(given);
    await tx.update(cases).set(changed).where(eq(cases.applicationId, application.id));
    const { courtNo = '', orderNo = '' } = given;
    const facts: Record<string, string> = orderNo === '' ? { courtNo } : { orderNo };
    if (event) await recordCaseEvent(tx, application, event, facts, now);
  };

const issueNotice: Effect = async (tx, { id }, { caseNo = '' }, now, { byUserId }) => {
  await tx.update(cases).set({ caseNo }).where(eq(cases.applicationId, id));
  await issueShowCauseNotices(tx, id, { issuedOn: now, issuedBy: byUserId });
};

const addHearing: Effect = async (tx, { id }, { date, remark = '' }) => {
  const [last] = await tx
    .select()
    .from(hearings)
    .where(eq(hearings.applicationId, id))
    .orderBy(desc(hearings.day))
    .limit(1);
  if (last) await tx.update(hearings).set({ outcome: remark }).where(eq(hearings.id, last.id));
  const day = date ?? '';
  await tx.insert(hearings).values({ applicationId: id, day }).onConflictDoNothing();
};

const closeHearing: Effect = async (tx, { id }, { remark = '' }) => {
  const open = and(eq(hearings.applicationId, id), eq(hearings.outcome, ''));
  await tx
    .update(hearings)
    .set({ outcome: remark === '' ? 'heard' : remark })
    .where(open);
};

const recordValuation: Effect = async (tx, application, given, now, _, sheet) => {
  if (sheet) await saveValuation(tx, application, given, now, sheet);
};

const effects: Readonly<Record<string, Effect>> = {
  '1.duplicate': mergeIntoEarlier,
  '1.report': recordInspection,
  '1.transfer': transferReport,
  '2.value': recordValuation,
  '2.resolve': recordResolution('approved'),
  '2.reject': recordResolution('rejected'),
  '2.defer': recordResolution('deferred'),
  '2.pay': recordPayment,
  '2.issueOrder': recordOrder,
  '2.executeDeed': recordDeed,
  '2.cancelOrder': recordCancellation,
  '2.appeal': openAppeal,
  '3.issueNotice': issueNotice,
  '3.listHearing': addHearing,
  '3.adjourn': addHearing,
  '3.reserveOrder': closeHearing,
  '3.stay': updateCase(({ courtNo = '' }) => ({ courtNo }), 'caseStayed'),
  '3.vacateStay': updateCase(() => ({ courtNo: '' }), 'stayVacated'),
  '3.orderEviction': updateCase(({ orderNo = '' }) => ({ orderNo }), 'evictionOrdered'),
  '3.dismiss': recordDismissal,
  '3.takePossession': recordPossession,
};

const undoEffects: Readonly<
  Record<string, (tx: Database, application: ApplicationState) => Promise<void>>
> = { '1.report': deleteInspection, '2.value': deleteValuation, '2.defer': undoDeferral };

/** Removes what the effect of an undone step wrote. */
export async function undoEffect(
  tx: Database,
  application: ApplicationState,
  action: string,
): Promise<void> {
  await undoEffects[`${application.type}.${action}`]?.(tx, application);
}

/**
 * Runs the effect of an action besides the change of state: creates a case or appeal, adds or closes hearings, and
 * changes the land record.
 */
export async function runEffect(
  tx: Database,
  application: ApplicationState,
  action: string,
  given: StepData,
  now: Date,
  by: ActorColumns,
  sheet?: ComputedSheet,
): Promise<void> {
  const effect = effects[`${application.type}.${action}`];
  if (!effect) return;
  await setEffectiveDay(tx, formatIndianDate(now));
  await effect(tx, application, given, now, by, sheet);
}
