import { and, eq, gt, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import {
  listActions,
  getDueTime,
  getRetentionLimit,
  message,
  formatDate,
} from '@temple-land/portal-core';
import { listApplicantSide } from '../../db/applications/listeners.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import type { Database } from '../../db/database.ts';
import { addLocalizedNotification } from '../../db/notifications/notify.ts';
import { listFailures, runTasks } from '../../db/maintenance/runTasks.ts';
import { applications } from '../../db/schema/applications.ts';
import { drafts } from '../../db/schema/applicationDetails.ts';
import { buildReminder } from './notices.ts';
import { listIdsInStates, lockApplication } from './applicationState.repository.ts';
import { takeStep } from './takeStep.ts';

const dayMs = 86_400_000;
const remindBeforeMs = 3 * dayMs;
const draftWarningMs = 7 * dayMs;
const batchSize = 200;

/** The actions that the service takes when a state is overdue. */
const overdueActions = ['lapse', 'accept'] as const;
const autoAcceptedStates = ['SUBMITTED'];
const answerStates = ['QUERY', 'DEMAND'];

async function takeOverdueAction(tx: Database, id: number, now: Date): Promise<void> {
  const application = await lockApplication(tx, id, lte(applications.dueOn, now));
  if (!application) return;
  const possible = listActions(application.workflow, application.state, 'system');
  const action = possible.find(({ name }) => overdueActions.some((known) => known === name));
  if (!action) return;
  const isVisible = action.isInternal !== true;
  const taken = { name: action.name, to: action.to, given: {}, remark: '', isVisible };
  await takeStep(tx, application, 'service', taken, now);
}

async function sendReminder(tx: Database, id: number, now: Date): Promise<void> {
  const application = await lockApplication(tx, id, isNull(applications.remindedOn));
  if (!application || getDueTime(application.workflow, application.state, 0) === undefined) return;
  const subject = { kind: 'reminder', applicationNo: application.number } as const;
  for (const userId of await listApplicantSide(tx, id))
    await addLocalizedNotification(tx, userId, buildReminder(application), now, subject);
  await tx.update(applications).set({ remindedOn: now }).where(eq(applications.id, id));
}

/** Works on an application. */
type DeadlineTask = (tx: Database, id: number) => Promise<void>;

/** A batch of applications, and what is done with each. */
interface Batch {
  name: string;
  states: readonly string[];
  where: SQL | undefined;
  work: DeadlineTask;
}

function* toTasks(db: Database, { name, work }: Batch, ids: readonly number[]) {
  for (const id of ids) {
    yield { name: `${name} of application ${id}`, run: () => db.transaction((tx) => work(tx, id)) };
  }
}

type DraftKey = Pick<typeof drafts.$inferSelect, 'userId' | 'formId'>;

async function warnAboutDraft(
  db: Database,
  key: DraftKey,
  lifeMs: number,
  now: Date,
): Promise<void> {
  const isIt = and(eq(drafts.userId, key.userId), eq(drafts.formId, key.formId));
  await db.transaction(async (tx) => {
    const [draft] = await tx
      .update(drafts)
      .set({ remindedOn: now })
      .where(and(isIt, isNull(drafts.remindedOn)))
      .returning({ savedOn: drafts.savedOn });
    if (!draft) return;
    const end = Math.max(draft.savedOn.getTime() + lifeMs, now.getTime() + draftWarningMs);
    const date = formatDate(new Date(end).toISOString());
    await addLocalizedNotification(
      tx,
      key.userId,
      (language) => message(language, 'notice.draft', { date }),
      now,
      { kind: 'reminder' },
    );
  });
}

async function expireDrafts(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const lifeMs = (await readLimit(db, 'draftDays', now)) * dayMs;
  // A shorter life that the office sets deletes no draft without the warning a week before.
  const isWarnedAndOver = and(
    lt(drafts.savedOn, ago(lifeMs)),
    lt(drafts.remindedOn, ago(draftWarningMs)),
  );
  const isTooOld = lt(drafts.savedOn, getRetentionLimit('drafts', now));
  await db.delete(drafts).where(or(isTooOld, isWarnedAndOver));
  const ending = await db
    .select({ userId: drafts.userId, formId: drafts.formId })
    .from(drafts)
    .where(and(lt(drafts.savedOn, ago(lifeMs - draftWarningMs)), isNull(drafts.remindedOn)));
  await runTasks(
    ending.map((key) => ({
      name: `Draft warning for user ${key.userId}`,
      run: () => warnAboutDraft(db, key, lifeMs, now),
    })),
  );
}

async function processBatch(db: Database, batch: Batch): Promise<void> {
  const failures: Error[] = [];
  let last = 0;
  for (;;) {
    const ids = await listIdsInStates(db, batch.states, batch.where, {
      after: last,
      limit: batchSize,
    });
    await runTasks(toTasks(db, batch, ids)).catch((error: Error) => {
      failures.push(...listFailures(error));
    });
    last = ids.at(-1) ?? last;
    if (ids.length < batchSize) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, batch.name);
}

/**
 * Processes deadlines: reminds applicants three days before an answer or payment is due, lets unanswered applications
 * lapse, accepts those that nobody opened, and deletes drafts after 90 days with a warning. A failed application does
 * not stop the others; the failures are thrown together.
 */
export async function processDeadlines(db: Database, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + remindBeforeMs);
  const isClose = and(
    gt(applications.dueOn, now),
    lte(applications.dueOn, soon),
    isNull(applications.remindedOn),
  );
  const reminders: Batch = {
    name: 'Reminder',
    states: answerStates,
    where: isClose,
    work: (tx, id) => sendReminder(tx, id, now),
  };
  const overdue: Batch = {
    name: 'Step',
    states: [...answerStates, ...autoAcceptedStates],
    where: lte(applications.dueOn, now),
    work: (tx, id) => takeOverdueAction(tx, id, now),
  };
  await runTasks([
    { name: 'Reminders', run: () => processBatch(db, reminders) },
    { name: 'Overdue steps', run: () => processBatch(db, overdue) },
    { name: 'Drafts', run: () => expireDrafts(db, now) },
  ]);
}
