import { addActivity } from '../../db/activityChain.ts';
import { refuseFlood } from '../../db/flood.ts';
import type { Handler } from '../../handler.ts';

const addressLimit = { action: 'activity', requests: 1200, windowMs: 60_000 };

/** Answers activityTracker/save: keeps the record with the address and time that the server saw. */
export const activitySave: Handler<'activitySave'> = async (record, context) => {
  const { db, config, clock, ip, caller } = context;
  await refuseFlood(context, addressLimit);
  await addActivity(db, config, {
    record: JSON.stringify(record),
    seenIp: ip,
    userId: caller?.userId ?? null,
    at: clock(),
  });
  return { status: 200 };
};
