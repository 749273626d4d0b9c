import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { ErasureObstacle, KeptRecords } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { selectIdentityKinds } from '../applications/identityKinds.ts';
import type { Database } from '../database.ts';
import { auctions, bids } from '../schema/auctions.ts';
import { bidders } from '../schema/applicationDetails.ts';
import { applications } from '../schema/applications.ts';
import { tenders } from '../schema/content.ts';
import { documents } from '../schema/documents.ts';
import { landSaleCases } from '../schema/register.ts';
import { leases } from '../schema/leases.ts';
import { letters } from '../schema/letters.ts';
import { activities } from '../schema/ledger.ts';

const dayMs = 86_400_000;

/** The ids of the applications of a user. */
export const selectOwnApplications = (db: Database, userId: number) =>
  db.select({ id: applications.id }).from(applications).where(eq(applications.applicantId, userId));

/** The ids of the granted applications of a user. */
export const selectGranted = (db: Database, userId: number) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.applicantId, userId), eq(applications.status, 'A')));

/** Returns what must end before the account of a user can be erased, oldest first. */
export async function listObstacles(
  db: Database,
  userId: number,
  now: Date,
): Promise<ErasureObstacle[]> {
  const open = await db
    .select({ number: applications.number })
    .from(applications)
    .where(and(eq(applications.applicantId, userId), eq(applications.status, 'P')))
    .orderBy(applications.id);
  const lastMoment = sql<string>`greatest(${tenders.closeDate}, max(${auctions.slotTo}))`;
  const tenderRows = await db
    .select({ number: tenders.letterNo, until: lastMoment })
    .from(bidders)
    .innerJoin(tenders, eq(tenders.id, bidders.tenderId))
    .leftJoin(auctions, and(eq(auctions.tenderId, tenders.id), eq(auctions.isActive, true)))
    .where(eq(bidders.userId, userId))
    .groupBy(tenders.id)
    .having(gt(lastMoment, sql`${now.toISOString()}::timestamptz`))
    .orderBy(tenders.id);
  return [
    ...open.map(({ number }) => ({ kind: 'application' as const, number, until: null })),
    ...tenderRows.map(({ number, until }) => ({
      kind: 'tender' as const,
      number,
      until: new Date(until).toISOString(),
    })),
  ];
}

/**
 * The condition of the documents of a user that an erasure keeps: those of granted applications without identity
 * proofs, and those on which changes of the record rest.
 */
export const isKeptDocument = (db: Database, userId: number) =>
  or(
    ne(documents.sourceLanguage, ''),
    and(
      inArray(documents.applicationId, selectGranted(db, userId)),
      sql`coalesce(${documents.kind}, 0) not in ${selectIdentityKinds(db)}`,
    ),
  );

/** Returns the records that an erasure of a user's account keeps, without the kinds of which there are none. */
export async function listKeptRecords(
  db: Database,
  userId: number,
  { ACTIVITY_KEPT_DAYS }: Config,
): Promise<KeptRecords[]> {
  const own = selectOwnApplications(db, userId);
  const [leaseCount, saleCount] = [
    await db.$count(leases, inArray(leases.applicationId, own)),
    await db.$count(landSaleCases, inArray(landSaleCases.applicationId, own)),
  ];
  const letterCount = await db.$count(letters, inArray(letters.applicationId, own));
  const ownDocument = eq(documents.ownerId, userId);
  const [lastActivity] = await db
    .select({ count: sql<number>`count(*)::int`, last: sql<string | null>`max(${activities.at})` })
    .from(activities)
    .where(eq(activities.userId, userId));
  const lastAt = lastActivity?.last ?? null;
  const until =
    lastAt === null
      ? null
      : new Date(new Date(lastAt).getTime() + ACTIVITY_KEPT_DAYS * dayMs).toISOString();
  const decided = and(eq(applications.applicantId, userId), ne(applications.status, 'P'));
  const kept: KeptRecords[] = [
    { kind: 'applications', count: await db.$count(applications, decided), until: null },
    { kind: 'orders', count: letterCount + leaseCount + saleCount, until: null },
    {
      kind: 'papers',
      count: await db.$count(documents, and(ownDocument, isKeptDocument(db, userId))),
      until: null,
    },
    { kind: 'bids', count: await db.$count(bids, eq(bids.bidderId, userId)), until: null },
    { kind: 'activities', count: lastActivity?.count ?? 0, until },
  ];
  return kept.filter(({ count }) => count > 0);
}
