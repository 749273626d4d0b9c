import { Buffer } from 'node:buffer';
import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import {
  getNextRun,
  message,
  type Language,
  type ScheduleProblem,
  type UserType,
} from '@temple-land/portal-core';
import { loadCallerDataRights } from '../../../db/accounts/dataRights.ts';
import type { Database } from '../../../db/database.ts';
import { runTasks } from '../../../db/maintenance/runTasks.ts';
import { addLocalizedNotification } from '../../../db/notifications/notify.ts';
import { users } from '../../../db/schema/account.ts';
import { reportFiles, reportSchedules } from '../../../db/schema/reportSchedules.ts';
import type { Deps } from '../../../handler.ts';
import { makeReportFile } from '../register/makeReportFile.ts';

type Services = Pick<Deps, 'clock' | 'config' | 'db' | 'files' | 'random'>;

/** The largest file that is kept, in bytes. */
const maxBytes = 50_000_000;
/** How long an instance may take for a report before another one takes over. */
const claimMs = 30 * 60_000;

type Schedule = typeof reportSchedules.$inferSelect;

/** Returns the due schedules of officers who may log in, the longest due first. */
function listDue(db: Database, now: Date) {
  return db
    .select({ schedule: reportSchedules, officer: users })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .where(
      and(
        lte(reportSchedules.nextOn, now),
        eq(reportSchedules.isPaused, false),
        eq(users.isBlocked, 0),
        eq(users.userType, 'O'),
      ),
    )
    .orderBy(asc(reportSchedules.nextOn), asc(reportSchedules.id));
}

type Due = Awaited<ReturnType<typeof listDue>>[number];

/** Claims a schedule for this instance; false if another one makes it, has made it, or it has been paused. */
async function claim(db: Database, { id, nextOn }: Schedule, now: Date): Promise<boolean> {
  const isFree = or(isNull(reportSchedules.claimedUntil), lt(reportSchedules.claimedUntil, now));
  const rows = await db
    .update(reportSchedules)
    .set({ claimedUntil: new Date(now.getTime() + claimMs) })
    .where(
      and(
        eq(reportSchedules.id, id),
        eq(reportSchedules.nextOn, nextOn),
        eq(reportSchedules.isPaused, false),
        isFree,
      ),
    )
    .returning({ id: reportSchedules.id });
  return rows.length > 0;
}

/** Returns all bytes of a file; undefined for a file that is too large. */
async function collect(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<Uint8Array | undefined> {
  if (bytes instanceof Uint8Array) return bytes.length > maxBytes ? undefined : bytes;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface MadeFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
  rights: typeof reportFiles.$inferSelect.rights;
}

/** Makes the file of a schedule with the rights that its officer has now, or returns why there is none. */
async function makeFile(
  { db, clock, config }: Services,
  { schedule, officer }: Due,
): Promise<MadeFile | ScheduleProblem> {
  const { format: _format, columns: _columns, ...view } = schedule.file;
  const caller = { ...officer, userType: officer.userType as UserType };
  const reader = { caller, view, now: clock(), language: officer.language as Language };
  const rights = await loadCallerDataRights(db, caller);
  const isSample = config.PORTAL_MODE === 'demo';
  const source = { db, reader, fullName: officer.fullName, rights, isSample };
  const made = await makeReportFile(source, schedule.file);
  if (made === undefined) return 'noRight';
  if (made === 'tooLarge') return made;
  const { fileName, mediaType, bytes } = made.reply;
  const content = await collect(bytes);
  return content ? { fileName, mediaType, content, rights: made.rights } : 'tooLarge';
}

const notices = {
  made: 'notice.reportMade',
  noRight: 'notice.reportNoRight',
  tooLarge: 'notice.reportTooLarge',
  failed: 'notice.reportFailed',
} as const;

/** Keeps the file or the problem, tells the officer, and sets the next time; nothing for a schedule deleted meanwhile. */
async function finish(
  { db, files, clock, random }: Services,
  { schedule }: Due,
  made: MadeFile | ScheduleProblem,
): Promise<void> {
  const { id, userId, name, rhythm } = schedule;
  const problem = typeof made === 'string' ? made : null;
  const storageKey = random.token(24);
  if (typeof made !== 'string') await files.put(storageKey, made.content);
  const now = clock();
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(reportSchedules)
      .set({ nextOn: getNextRun(rhythm, now), claimedUntil: null, problem })
      .where(eq(reportSchedules.id, id))
      .returning({ id: reportSchedules.id });
    if (kept.length === 0) return;
    if (typeof made !== 'string') {
      const { fileName, mediaType, content, rights } = made;
      const row = { scheduleId: id, fileName, mediaType, storageKey, rights, madeOn: now };
      await tx.insert(reportFiles).values({ ...row, bytes: content.length });
    }
    const text = (language: Language) => message(language, notices[problem ?? 'made'], { name });
    const subject = { kind: 'work', path: '/officer/reports' } as const;
    await addLocalizedNotification(tx, userId, text, now, subject);
  });
}

async function makeReport(services: Services, due: Due): Promise<void> {
  const { db, clock } = services;
  if (!(await claim(db, due.schedule, clock()))) return;
  try {
    await finish(services, due, await makeFile(services, due));
  } catch (error) {
    await finish(services, due, 'failed');
    throw error;
  }
}

/** Makes each due report once, on whichever instance claims it first, and tells its officer of the file or the failure. */
export async function makeDueReports(services: Services): Promise<void> {
  const due = await listDue(services.db, services.clock());
  await runTasks(
    due.map((one) => ({
      name: `Scheduled report ${one.schedule.id}`,
      run: () => makeReport(services, one),
    })),
  );
}
