import { and, count, desc, eq, gt, isNotNull, max, or, type SQL } from 'drizzle-orm';
import { listOfferedLanguages, type Channel, type SetupState } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import { getDeliveryState } from '../../db/notifications/deliveries.ts';
import { users } from '../../db/schema/account.ts';
import { notices } from '../../db/schema/content.ts';
import { deliveries } from '../../db/schema/deliveries.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import { rates } from '../../db/schema/rates.ts';

const isOpenChange = (changeKind: string, now: Date) =>
  and(
    eq(pendingChanges.kind, changeKind),
    eq(pendingChanges.state, 'waiting'),
    gt(pendingChanges.expiresOn, now),
  );

/** Returns whether a change of the opening to the public waits for approval. */
export const isPublicationWaiting = async (db: Database, now: Date): Promise<boolean> =>
  (await db.$count(pendingChanges, isOpenChange('publication', now))) > 0;

/** Returns whether details of the office are published, and whether a change of them waits. */
export async function readOfficeState(db: Database, now: Date): Promise<SetupState['office']> {
  const isOpen = isOpenChange('officeDetails', now);
  const { version } = await readOfficeDetails(db);
  return { isPublished: version > 0, isWaiting: (await db.$count(pendingChanges, isOpen)) > 0 };
}

/** Returns the number of places without a confirmed name in a language in which the portal is offered. */
export async function countMissingNames(db: Database): Promise<number> {
  const offered = listOfferedLanguages((await readOfficeDetails(db)).details);
  if (offered.length === 1) return 0;
  const counts = await Promise.all(
    [districts, tahasils, mouzas].map((places) =>
      db.$count(
        places,
        or(
          offered.includes('or') ? eq(places.nameOr, '') : undefined,
          offered.includes('hi') ? eq(places.nameHi, '') : undefined,
          eq(places.namesConfirmed, false),
        ),
      ),
    ),
  );
  return counts.reduce((total, each) => total + each, 0);
}

/** Counts the accounts of each kind of staff that are not blocked. */
export async function countStaff(db: Database): Promise<SetupState['accounts']> {
  const rows = await db
    .select({ userType: users.userType, total: count() })
    .from(users)
    .where(eq(users.isBlocked, 0))
    .groupBy(users.userType);
  const totals = new Map(rows.map(({ userType, total }) => [userType, total]));
  return {
    administrators: totals.get('A') ?? 0,
    landOfficers: totals.get('O') ?? 0,
    tahasilOfficers: totals.get('T') ?? 0,
    counterOperators: totals.get('C') ?? 0,
  };
}

/** Returns when a message was last sent by a channel, and the last test message of a user. */
export async function readChannel(db: Database, channel: Channel, userId: number) {
  const isOwn = (where: SQL | undefined) => and(eq(deliveries.channel, channel), where);
  const [last] = await db
    .select({ sentOn: max(deliveries.sentOn) })
    .from(deliveries)
    .where(isOwn(isNotNull(deliveries.sentOn)));
  const [test] = await db
    .select()
    .from(deliveries)
    .where(isOwn(and(eq(deliveries.userId, userId), deliveries.isTest)))
    .orderBy(desc(deliveries.id))
    .limit(1);
  const { state, on } = test === undefined ? { state: 'waiting' as const } : getDeliveryState(test);
  return {
    lastSentOn: last?.sentOn?.toISOString() ?? null,
    test: test ? { state, on: (on ?? test.nextTryOn).toISOString(), error: test.error } : null,
  };
}

/** Counts the mouzas and plots of the land record. */
export const countLand = async (db: Database): Promise<SetupState['land']> => ({
  mouzas: await db.$count(mouzas),
  plots: await db.$count(plots),
});

/** Counts the rates in use, for a lease and for a purchase. */
export const countRates = (db: Database): Promise<number> =>
  db.$count(rates, eq(rates.isActive, true));

/** Counts the published notices. */
export const countNotices = (db: Database): Promise<number> =>
  db.$count(notices, eq(notices.isActive, true));
