import { and, count, eq, exists, gt, or } from 'drizzle-orm';
import {
  normaliseApplicationNumber,
  type MessageKey,
  type StatusCode,
  type Step,
} from '@temple-land/portal-core';
import { loadSteps } from '../../db/applications/applicationParts.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import type { Database } from '../../db/database.ts';
import { enforceUserRateLimit, isRateLimited } from '../../db/limits/rateLimit.ts';
import { reportFollowers } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';

const reportType = 1;
const dayMs = 86_400_000;
const readingLimit = { action: 'guest-report-read', requests: 60, windowMs: 3_600_000 };
const addressLimit = { action: 'guest-report', requests: 20, windowMs: dayMs };

/** What a step tells a reporter: why it was decided and where it went, without people. */
const publicFields = new Set(['authority', 'caseNo', 'duplicateOf', 'reason']);

const omitPeople = ({ at, statusType, action, state, given, reason }: Step): Step => ({
  at,
  statusType,
  action,
  state,
  by: '',
  remark: '',
  given: Object.fromEntries(Object.entries(given).filter(([name]) => publicFields.has(name))),
  ...(reason === undefined ? {} : { reason }),
});

/**
 * Answers grievance/guest/report: the stages of a report that the caller made or follows, without people; 404 for any
 * other number, 503 after too many of them.
 */
export const guestReport: MemberHandler<'guestReport'> = async ({ applicationNo }, context) => {
  const { db, caller, language } = context;
  await enforceUserRateLimit(context, caller.userId, readingLimit);
  const isFollowed = and(
    eq(reportFollowers.applicationId, applications.id),
    eq(reportFollowers.userId, caller.userId),
  );
  const [row] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.type, reportType),
        eq(applications.number, normaliseApplicationNumber(applicationNo)),
        or(
          eq(applications.applicantId, caller.userId),
          exists(db.select().from(reportFollowers).where(isFollowed)),
        ),
      ),
    );
  if (!row) return { status: 404 };
  const steps = (await loadSteps(db, [row.id], 'applicant', language)).get(row.id) ?? [];
  return {
    status: 200,
    result: {
      applicationId: row.id,
      applicationNo: row.number,
      createdOn: row.createdOn.toISOString(),
      statusType: row.status as StatusCode,
      state: row.state,
      dueOn: row.dueOn?.toISOString() ?? null,
      history: steps.map(omitPeople),
    },
  };
};

/** Returns how many reports a person has made or joined in the last day. */
async function countReportsOfDay(db: Database, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dayMs);
  const { applicantId, createdOn, type } = applications;
  const [made] = await db
    .select({ reports: count() })
    .from(applications)
    .where(and(eq(type, reportType), eq(applicantId, userId), gt(createdOn, since)));
  const isNew = and(eq(reportFollowers.userId, userId), gt(reportFollowers.at, since));
  return (made?.reports ?? 0) + (await db.$count(reportFollowers, isNew));
}

/**
 * Returns why a guest cannot send another report today: as many for a number as the office allows, twenty for an
 * address.
 */
export async function findGuestLimit(context: SignedIn): Promise<MessageKey | undefined> {
  const { db, caller, clock } = context;
  if (!caller.isGuest) return undefined;
  if (
    (await countReportsOfDay(db, caller.userId, clock())) >=
    (await readLimit(db, 'guestReports', clock()))
  )
    return 'guest.limit';
  return (await isRateLimited(context, addressLimit)) ? 'guest.limit' : undefined;
}
