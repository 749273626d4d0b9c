import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { getDueTime, type ApplicationType } from '@temple-land/portal-core';
import type { Database } from '../../database.ts';
import { users } from '../../schema/account.ts';
import { applications, applicationSteps } from '../../schema/applications.ts';
import { dayMs } from './casePlan.ts';

/** An open application of the sample. */
type OpenApplication = Pick<
  typeof applications.$inferSelect,
  'id' | 'type' | 'state' | 'stateSince' | 'createdOn'
>;

/** A step towards the stage in which an application is left. */
interface StageStep {
  action: string;
  state: string;
  at: Date;
}

interface Path {
  accepted: string;
  sent: readonly [action: string, state: string];
}

const paths: Readonly<Partial<Record<number, Path>>> = {
  1: { accepted: 'TRIAGE', sent: ['inspect', 'INSPECTION'] },
  2: { accepted: 'SCRUTINY', sent: ['sendToField', 'FIELD'] },
};

/**
 * Returns the steps of an open application by its age: the office has accepted it within the days of the rule, and has
 * sent every third one to the field. An application that is younger than its first stage allows is left there.
 */
export function planStages(
  { type, state, createdOn }: Pick<OpenApplication, 'type' | 'state' | 'createdOn'>,
  index: number,
  now: Date,
): StageStep[] {
  const path = paths[type];
  const age = (now.getTime() - createdOn.getTime()) / dayMs;
  if (path === undefined || state !== 'SUBMITTED' || age < 2) return [];
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const acceptedOn = daysAgo(Math.min(age - 1, index % 3 === 0 ? 30 : 1 + ((index * 3) % 10)));
  const steps = [{ action: 'accept', state: path.accepted, at: acceptedOn }];
  if (index % 3 !== 0) return steps;
  const [action, sent] = path.sent;
  const stay = Math.min(age - 1.5, 2 + ((index * 5) % 24));
  return [...steps, { action, state: sent, at: daysAgo(Math.max(0.5, stay)) }];
}

async function addSteps(
  db: Database,
  { id }: OpenApplication,
  steps: readonly StageStep[],
  officer: { id: number; fullName: string } | undefined,
) {
  if (steps.length === 0) return;
  await db.insert(applicationSteps).values(
    steps.map((step) => ({
      applicationId: id,
      byName: officer?.fullName ?? '',
      byUserId: officer?.id ?? null,
      status: 'P',
      remark: '',
      isVisible: false,
      ...step,
    })),
  );
}

/** Distributes the open applications of the sample over the first stages, with the due dates of the workflows. */
export async function seedStages(db: Database, now: Date): Promise<void> {
  const [officer] = await db.select().from(users).where(eq(users.loginId, 'officer.puri'));
  const { id, type, state, stateSince, createdOn, version } = applications;
  const open = await db
    .select({ id, type, state, stateSince, createdOn, version })
    .from(applications)
    .where(and(eq(applications.status, 'P'), isNull(applications.dueOn), inArray(type, [1, 2, 3])))
    .orderBy(asc(id));
  for (const [index, application] of open.entries()) {
    const steps = planStages(application, index, now);
    await addSteps(db, application, steps, officer);
    const last = steps.at(-1);
    const target = last?.state ?? application.state;
    const since = last?.at ?? application.stateSince;
    // The column's check constraint allows the known types only.
    const due = getDueTime(application.type as ApplicationType, target, since.getTime());
    await db
      .update(applications)
      .set({
        state: target,
        stateSince: since,
        dueOn: due === undefined ? null : new Date(due),
        version: application.version + steps.length,
        ...(last === undefined ? {} : { cameFrom: steps.at(-2)?.state ?? application.state }),
      })
      .where(eq(id, application.id));
  }
}
