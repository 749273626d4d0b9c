import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { accountLockMinutes } from '@temple-land/portal-core';
import { readLimit } from '../../db/limits/officeLimits.ts';
import type { Database } from '../../db/database.ts';
import { attempts, sessions, users } from '../../db/schema/account.ts';
import { queries } from '../../db/schema/administration.ts';
import { applications } from '../../db/schema/applications.ts';
import { tenderQuestions } from '../../db/schema/auctions.ts';
import { faqs, notices, tenders } from '../../db/schema/content.ts';
import { activities } from '../../db/schema/ledger.ts';
import { pageReports } from '../../db/schema/pageReports.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import { isTenderOpen } from '../../db/tenders/isTenderOpen.ts';

const subtractMs = (now: Date, ms: number) => new Date(now.getTime() - ms);

async function countUsersByType(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .select({ type: users.userType, total: count() })
    .from(users)
    .where(eq(users.isBlocked, 0))
    .groupBy(users.userType);
  return Object.fromEntries(rows.map(({ type, total }) => [`users${type}`, total]));
}

/** Counts the figures of the administrators' dashboard: accounts, locks, content and open tasks. */
export async function countForDashboard(db: Database, now: Date): Promise<Record<string, number>> {
  const idleMs = (await readLimit(db, 'idleMinutes', now)) * 60_000;
  const lockedSince = subtractMs(now, accountLockMinutes * 60_000);
  return {
    ...(await countUsersByType(db)),
    usersBlocked: await db.$count(users, eq(users.isBlocked, 1)),
    sessionsOpen: await db.$count(sessions, gt(sessions.usedOn, subtractMs(now, idleMs))),
    accountsLocked: await db.$count(
      attempts,
      and(eq(attempts.action, 'login'), gt(attempts.lockedOn, lockedSince)),
    ),
    applicationsPending: await db.$count(applications, eq(applications.status, 'P')),
    tendersOpen: await db.$count(tenders, isTenderOpen(now)),
    tenderQuestionsOpen: await db.$count(tenderQuestions, isNull(tenderQuestions.answer)),
    notices: await db.$count(notices, eq(notices.isActive, true)),
    questions: await db.$count(faqs, eq(faqs.isActive, true)),
    queriesOpen: await db.$count(queries, isNull(queries.answeredOn)),
    pageReportsOpen: await db.$count(pageReports, isNull(pageReports.closedOn)),
    changesWaiting: await db.$count(
      pendingChanges,
      and(eq(pendingChanges.state, 'waiting'), gt(pendingChanges.expiresOn, now)),
    ),
    activities: await db.$count(activities),
  };
}
