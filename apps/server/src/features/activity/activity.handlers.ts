import { isFlooding } from '../../db/flood.ts';
import { activities } from '../../db/schema/account.ts';
import type { Handler } from '../../handler.ts';

const addressLimit = 1200;
const minuteMs = 60_000;

/** Answers activityTracker/save: keeps the record with the address and time that the server saw. */
export const activitySave: Handler<'activitySave'> = async (record, { db, clock, ip, caller }) => {
  if (await isFlooding(db, ip, 'activity', addressLimit, minuteMs, clock())) return { status: 503 };
  await db.insert(activities).values({
    record: JSON.stringify(record),
    seenIp: ip,
    userId: caller?.userId ?? null,
    at: clock(),
  });
  return { status: 200 };
};
