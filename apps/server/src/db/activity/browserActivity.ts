import { formatIndianDate, getRetentionLimit } from '@temple-land/portal-core';
import { eq, lt, sql, sum } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { startOfNextIndianDay } from '../indianDay.ts';
import { toRateLimitAddress } from '../limits/networkAddress.ts';
import { browserActivities, browserActivityBytes } from '../schema/ledger.ts';

/** The bytes that one address may send per day, times ADDRESS_LIMIT_FACTOR. */
export const addressDailyBytes = 1_000_000;

/** The size of a row without the text of its record. */
const rowBytes = 64;
const megabyte = 1_000_000;

/** A record sent by a browser, with address, user and time as seen by the server. */
export type BrowserActivity = Omit<typeof browserActivities.$inferInsert, 'id'>;

interface QuotaShare {
  day: string;
  address: string;
  bytes: number;
}

/** Counts bytes of an address in one statement; false if they exceed its daily limit. */
async function claimBytes(db: Database, share: QuotaShare, limit: number): Promise<boolean> {
  if (share.bytes > limit) return false;
  const next = sql`${browserActivityBytes.bytes} + excluded.bytes`;
  const claimed = await db
    .insert(browserActivityBytes)
    .values(share)
    .onConflictDoUpdate({
      target: [browserActivityBytes.day, browserActivityBytes.address],
      set: { bytes: next },
      setWhere: sql`${next} <= ${limit}`,
    })
    .returning({ bytes: browserActivityBytes.bytes });
  return claimed.length > 0;
}

// A sum takes no lock, so that records of many addresses do not wait for one row.
async function isDayFull(db: Database, day: string, { BROWSER_RECORDS_MB }: Config) {
  const [total] = await db
    .select({ bytes: sum(browserActivityBytes.bytes) })
    .from(browserActivityBytes)
    .where(eq(browserActivityBytes.day, day));
  return Number(total?.bytes ?? 0) > BROWSER_RECORDS_MB * megabyte;
}

/**
 * Saves a record of a browser, outside the chain. Returns 0, or the seconds until the next Indian day if the daily
 * bytes of the address or of all addresses are used up.
 */
export async function saveBrowserActivity(
  db: Database,
  config: Config,
  activity: BrowserActivity,
): Promise<number> {
  const { record, seenIp, at } = activity;
  const address = toRateLimitAddress(seenIp);
  const day = formatIndianDate(at);
  const share = { day, address, bytes: Buffer.byteLength(record) + rowBytes };
  const limit = addressDailyBytes * config.ADDRESS_LIMIT_FACTOR;
  const isClaimed = await claimBytes(db, share, limit);
  if (!isClaimed || (await isDayFull(db, day, config))) {
    return Math.ceil((startOfNextIndianDay(day).getTime() - at.getTime()) / 1000);
  }
  await db.insert(browserActivities).values(activity);
  return 0;
}

/** Deletes the records of browsers after their days in the schedule, and the byte counters of earlier days. */
export async function deleteOldBrowserActivities(db: Database, now: Date): Promise<void> {
  const oldest = getRetentionLimit('browserActivities', now);
  await db.delete(browserActivities).where(lt(browserActivities.at, oldest));
  await db.delete(browserActivityBytes).where(lt(browserActivityBytes.day, formatIndianDate(now)));
}
