import { and, desc, eq } from 'drizzle-orm';
import {
  applicationTypes,
  getDueTime,
  formatIndianDate,
  workflows,
  type StepData,
} from '@temple-land/portal-core';
import { addStep, createApplicationNumber } from '../../db/applications/applicationWrites.ts';
import type { Database } from '../../db/database.ts';
import { getIndianYear } from '../../db/indianDay.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { applications } from '../../db/schema/applications.ts';
import { cases, hearings } from '../../db/schema/applicationDetails.ts';
import { districts, tahasils } from '../../db/schema/land.ts';
import type { ApplicationState } from './applicationState.repository.ts';

/** The columns that name who acted, in the rows that an effect writes. */
export interface ActorColumns {
  byName: string;
  byUserId: number;
}

type Effect = (
  tx: Database,
  application: ApplicationState,
  given: StepData,
  now: Date,
  by: ActorColumns,
) => Promise<unknown>;

async function createFollowUpApplication(
  tx: Database,
  application: ApplicationState,
  type: 2 | 3,
  state: string,
  { now, by, remark }: { now: Date; by: ActorColumns; remark: string },
): Promise<string> {
  const [row] = await tx
    .select({ application: applications, district: districts.code, tahasil: tahasils.nameEn })
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .where(eq(applications.id, application.id));
  if (!row) throw new Error('A locked application is missing.');
  const { id: _, ...copied } = row.application;
  const number = await createApplicationNumber(tx, type, row.district, getIndianYear(now));
  const fresh = { number, type, state, status: 'P', cameFrom: '', stateSince: now, createdOn: now };
  const due = getDueTime(type, state, now.getTime());
  const dueOn = due === undefined ? null : new Date(due);
  const rest = { parentId: application.id, dueOn, remindedOn: null };
  const [made] = await tx
    .insert(applications)
    .values({ ...copied, ...fresh, ...rest, version: 1 })
    .returning({ id: applications.id });
  const id = made?.id ?? 0;
  await addStep(tx, {
    applicationId: id,
    at: now,
    ...by,
    action: 'submit',
    state,
    status: 'P',
    remark,
  });
  if (type === applicationTypes.caseNumber) {
    const court = `Tahasil court, ${row.tahasil}`;
    await tx.insert(cases).values({ applicationId: id, section: '16-A(1)', court });
  }
  return number;
}

const openCase: Effect = async (tx, application, { authority }, now, by) => {
  if (authority !== 'tahasilCourt') return;
  const remark = application.number;
  await createFollowUpApplication(tx, application, 3, workflows[3].start, { now, by, remark });
};

const openAppeal: Effect = async (tx, application, { remark = '' }, now, by) => {
  const appeal = await createFollowUpApplication(tx, application, 2, 'SUBMITTED', {
    now,
    by,
    remark,
  });
  const { applicantId, number } = application;
  await addNotification(tx, applicantId, 'notice.appealed', { number, appeal }, now);
};

const updateCase =
  (values: (given: StepData, now: Date) => Partial<typeof cases.$inferInsert>): Effect =>
  async (tx, { id }, given, now) => {
    await tx.update(cases).set(values(given, now)).where(eq(cases.applicationId, id));
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

const effects: Readonly<Record<string, Effect>> = {
  '1.transfer': openCase,
  '2.appeal': openAppeal,
  '3.issueNotice': updateCase(({ caseNo = '' }) => ({ caseNo })),
  '3.listHearing': addHearing,
  '3.adjourn': addHearing,
  '3.reserveOrder': closeHearing,
  '3.stay': updateCase(({ courtNo = '' }) => ({ courtNo })),
  '3.vacateStay': updateCase(() => ({ courtNo: '' })),
  '3.orderEviction': updateCase(({ orderNo = '' }) => ({ orderNo })),
  '3.dismiss': updateCase(({ orderNo = '' }) => ({ orderNo })),
  '3.takePossession': updateCase((_, now) => ({ possessionOn: formatIndianDate(now) })),
};

/** Runs the effect of an action besides the change of state: creates a case or appeal, adds or closes hearings. */
export async function runEffect(
  tx: Database,
  application: ApplicationState,
  action: string,
  given: StepData,
  now: Date,
  by: ActorColumns,
): Promise<void> {
  await effects[`${application.type}.${action}`]?.(tx, application, given, now, by);
}
