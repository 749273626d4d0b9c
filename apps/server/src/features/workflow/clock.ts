import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { actionsFor, dueAt, draftLifeMs, message, tenderDate } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { notify, unreadCount } from '../../db/notify.ts';
import { applications } from '../../db/schema/applications.ts';
import { drafts } from '../../db/schema/applicationDetails.ts';
import type { Live } from '../../ports/ports.ts';
import { reminderOf } from './notices.ts';
import { idsInStates, lockStanding } from './standing.repository.ts';
import { takeStep } from './takeStep.ts';

const dayMs = 86_400_000;
const remindBeforeMs = 3 * dayMs;
const draftWarningMs = 7 * dayMs;
const atOnce = 200;

/** What the clock may do when a state is overdue: nobody answered or paid, or nobody looked yet. */
const overdueActions = ['lapse', 'accept'] as const;
const acceptingStates = ['SUBMITTED'];
const waitingStates = ['QUERY', 'DEMAND'];

/** What the clock needs of the outside world. */
export interface ClockDeps {
  db: Database;
  live: Live;
}

async function moveOverdue(tx: Database, id: number, now: Date): Promise<number | undefined> {
  const standing = await lockStanding(tx, id, lte(applications.dueOn, now));
  if (!standing) return undefined;
  const possible = actionsFor(standing.type, standing.state, 'system');
  const action = possible.find(({ name }) => overdueActions.some((known) => known === name));
  if (!action) return undefined;
  const isVisible = action.isInternal !== true;
  const taken = { name: action.name, to: action.to, given: {}, remark: '', isVisible };
  await takeStep(tx, standing, 'service', taken, now);
  return isVisible ? standing.applicantId : undefined;
}

async function remind(tx: Database, id: number, now: Date): Promise<number | undefined> {
  const standing = await lockStanding(tx, id, isNull(applications.remindedOn));
  if (!standing || dueAt(standing.type, standing.state, 0) === undefined) return undefined;
  await notify(tx, standing.applicantId, reminderOf(standing), now);
  await tx.update(applications).set({ remindedOn: now }).where(eq(applications.id, id));
  return standing.applicantId;
}

async function each(
  { db, live }: ClockDeps,
  ids: readonly number[],
  work: (tx: Database, id: number) => Promise<number | undefined>,
): Promise<void> {
  for (const id of ids) {
    const told = await db.transaction((tx) => work(tx, id));
    if (told !== undefined) await live.bell(told, await unreadCount(db, told));
  }
}

async function tendDrafts({ db, live }: ClockDeps, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(drafts).where(lt(drafts.savedOn, ago(draftLifeMs)));
  const ending = await db
    .update(drafts)
    .set({ remindedOn: now })
    .where(and(lt(drafts.savedOn, ago(draftLifeMs - draftWarningMs)), isNull(drafts.remindedOn)))
    .returning({ userId: drafts.userId, savedOn: drafts.savedOn });
  for (const { userId, savedOn } of ending) {
    const date = tenderDate(new Date(savedOn.getTime() + draftLifeMs).toISOString());
    await notify(db, userId, (language) => message(language, 'notice.draft', { date }), now);
    await live.bell(userId, await unreadCount(db, userId));
  }
}

/**
 * Does what time alone asks for: reminds applicants three days before an answer or payment is due, lets
 * unanswered ones lapse, takes up what nobody looked at, and ends drafts after 90 days with a warning.
 */
export async function runClock(deps: ClockDeps, now: Date): Promise<void> {
  const { db } = deps;
  const soon = new Date(now.getTime() + remindBeforeMs);
  const isClose = and(
    gt(applications.dueOn, now),
    lte(applications.dueOn, soon),
    isNull(applications.remindedOn),
  );
  const isOverdue = lte(applications.dueOn, now);
  const close = await idsInStates(db, waitingStates, isClose ?? sql`false`, atOnce);
  await each(deps, close, (tx, id) => remind(tx, id, now));
  const states = [...waitingStates, ...acceptingStates];
  const overdue = await idsInStates(db, states, isOverdue, atOnce);
  await each(deps, overdue, (tx, id) => moveOverdue(tx, id, now));
  await tendDrafts(deps, now);
}
