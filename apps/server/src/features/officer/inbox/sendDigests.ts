import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import {
  digestHours,
  formatCount,
  formatIndianDate,
  formatIndianDateTime,
  message,
  type InboxCounts,
  type Language,
  type UserType,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { runTasks } from '../../../db/maintenance/runTasks.ts';
import {
  addLocalizedNotification,
  type NotificationText,
} from '../../../db/notifications/notify.ts';
import { users } from '../../../db/schema/account.ts';
import { digestChoices, digests } from '../../../db/schema/officeWork.ts';
import type { Caller, Deps } from '../../../handler.ts';
import { countInbox } from './inbox.repository.ts';
import { loadInboxReader } from './inboxReader.ts';

type Services = Pick<Deps, 'clock' | 'config' | 'db'>;

/** Returns the officers who have chosen a summary at an hour or before; without a choice, at the usual hour. */
async function listOfficers(db: Database, hour: number): Promise<Caller[]> {
  const rows = await db
    .select({
      userId: users.id,
      userType: users.userType,
      fullName: users.fullName,
      roleId: users.roleId,
      districtId: users.districtId,
      tahasilId: users.tahasilId,
      language: users.language,
    })
    .from(users)
    .leftJoin(digestChoices, eq(digestChoices.userId, users.id))
    .where(
      and(
        inArray(users.userType, ['O', 'T']),
        eq(users.isBlocked, 0),
        or(
          lte(digestChoices.hour, hour),
          hour < digestHours.initial ? undefined : isNull(digestChoices.userId),
        ),
      ),
    );
  return rows.map(({ userType, language, ...row }) => ({
    ...row,
    userType: userType as UserType,
    language: language as Language,
    tokenHash: '',
    isFirstLogin: false,
    isGuest: false,
    needsFactor: false,
  }));
}

/** Records the day of a summary; false if another instance has recorded it. */
async function claimDay(tx: Database, userId: number, lastDay: string): Promise<boolean> {
  const rows = await tx
    .insert(digests)
    .values({ userId, lastDay })
    .onConflictDoUpdate({
      target: digests.userId,
      set: { lastDay },
      setWhere: lt(digests.lastDay, lastDay),
    })
    .returning({ userId: digests.userId });
  return rows.length > 0;
}

/** Returns the text of a summary: the applications, and the questions between offices where there are any. */
const buildText =
  ({ mine, mineOverdue, asked, askedOverdue, awaitedOverdue }: InboxCounts): NotificationText =>
  (language) => {
    const values = { mine: formatCount(mine), overdue: formatCount(mineOverdue) };
    const sentences = [message(language, 'notice.digest', values)];
    if (asked > 0) {
      const questions = { asked: formatCount(asked), overdue: formatCount(askedOverdue) };
      sentences.push(message(language, 'notice.digest.asked', questions));
    }
    if (awaitedOverdue > 0) {
      const awaited = { n: formatCount(awaitedOverdue) };
      sentences.push(message(language, 'notice.digest.awaited', awaited));
    }
    return sentences.join(' ');
  };

/** Adds the summary of a day for an officer, unless there is nothing to do or it was added before. */
async function addDigest(services: Services, caller: Caller, day: string): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    if (!(await claimDay(tx, caller.userId, day))) return;
    const reader = await loadInboxReader({ ...services, db: tx, caller });
    const counts = await countInbox(tx, reader);
    const { mine, asked, awaitedOverdue } = counts;
    if (mine + asked + awaitedOverdue === 0) return;
    const subject = { kind: 'work' } as const;
    await addLocalizedNotification(tx, caller.userId, buildText(counts), clock(), subject);
  });
}

/** Sends each officer once a day, from the chosen hour, how many applications wait and how many are overdue. */
export async function sendDigests(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const hour = Number(formatIndianDateTime(now).slice(11, 13));
  const day = formatIndianDate(now);
  const officers = await listOfficers(db, hour);
  await runTasks(
    officers.map((caller) => ({
      name: `Summary of the day for user ${caller.userId}`,
      run: () => addDigest(services, caller, day),
    })),
  );
}
