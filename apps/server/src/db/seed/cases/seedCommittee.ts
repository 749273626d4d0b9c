import { and, asc, eq, gt } from 'drizzle-orm';
import { computeAmountDue, formatIndianDate } from '@temple-land/portal-core';
import type { Database } from '../../database.ts';
import { users } from '../../schema/account.ts';
import { applications, applicationSteps } from '../../schema/applications.ts';
import { committeeItems, committeeMeetings } from '../../schema/committee.ts';
import { valuations } from '../../schema/valuations.ts';

const dayMs = 86_400_000;
const chiefRoleId = 7;
const caseCount = 4;
const members = [
  'Chief administrator, chair',
  'Collector',
  'Law officer',
  'Member of the temple committee',
];
const ratePerAcre = 450_000;
const rule = { concessionPercent: 0, concessionUpTo: 0, fee: 200 };

/** The steps from the submission to the committee: action, next state, and whether the applicant is told. */
const steps = [
  ['accept', 'SCRUTINY', false],
  ['sendToField', 'FIELD', false],
  ['report', 'VALUATION', false],
  ['value', 'RECOMMENDED', false],
  ['putToCommittee', 'COMMITTEE', true],
] as const;

/** Takes a sample application to the committee, valued and with its history. */
async function putToCommittee(db: Database, { id, area }: { id: number; area: number }, now: Date) {
  const at = (index: number) => new Date(now.getTime() - (steps.length - index) * dayMs);
  const since = at(steps.length - 1);
  await db.insert(applicationSteps).values(
    steps.map(([action, state, isVisible], index) => ({
      applicationId: id,
      at: at(index),
      byName: 'Temple Land Portal',
      action,
      state,
      status: 'P',
      remark: '',
      isVisible,
    })),
  );
  const due = computeAmountDue({ ...rule, areaGranted: area, ratePerAcre });
  const sheet = { areaGranted: area, ratePerAcre, ...due, valuedOn: at(3) };
  await db.insert(valuations).values({ applicationId: id, ...sheet });
  await db
    .update(applications)
    .set({ state: 'COMMITTEE', cameFrom: 'RECOMMENDED', stateSince: since, dueOn: null })
    .where(eq(applications.id, id));
}

/** Adds a planned meeting of the land committee with sample applications; one of them is on no agenda yet. */
export async function seedCommittee(db: Database, now: Date): Promise<void> {
  const isChief = and(eq(users.userType, 'O'), eq(users.roleId, chiefRoleId));
  const [keeper] = await db.select({ id: users.id }).from(users).where(isChief).limit(1);
  if (keeper === undefined) return;
  const { id, area, type, state } = applications;
  const cases = await db
    .select({ id, area })
    .from(applications)
    .where(and(eq(type, 2), eq(state, 'SUBMITTED'), gt(area, 0)))
    .orderBy(asc(id))
    .limit(caseCount);
  for (const one of cases) await putToCommittee(db, one, now);
  const heldOn = formatIndianDate(new Date(now.getTime() + 9 * dayMs));
  const [meeting] = await db
    .insert(committeeMeetings)
    .values({
      number: `LC/${heldOn.slice(0, 4)}/1`,
      heldOn,
      place: 'Temple office, Puri',
      members,
      createdBy: keeper.id,
      createdOn: now,
    })
    .returning({ id: committeeMeetings.id });
  const items = cases
    .slice(0, -1)
    .map((one, sortOrder) => ({ meetingId: meeting?.id ?? 0, applicationId: one.id, sortOrder }));
  if (items.length > 0) await db.insert(committeeItems).values(items);
}
