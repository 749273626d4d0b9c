import type { PublicStatistics } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import {
  listLandByDistrict,
  listWorkByMonth,
  listWorkByTahasil,
  listWorkByType,
} from './statistics.repository.ts';

const limit = { action: 'statistics', requests: 60, windowMs: 60_000 };
const cacheMs = 300_000;

async function loadStatistics(db: Database, now: Date): Promise<PublicStatistics> {
  return {
    asOn: now.toISOString(),
    districts: await listLandByDistrict(db),
    types: await listWorkByType(db),
    tahasils: await listWorkByTahasil(db),
    months: await listWorkByMonth(db, now),
  };
}

// The call is public and scans all applications, so each instance caches its result.
const cachedStatistics = new WeakMap<Database, Promise<PublicStatistics>>();

async function getStatistics(db: Database, now: Date): Promise<PublicStatistics> {
  const known = await cachedStatistics.get(db)?.catch(() => undefined);
  const isGood = known && Math.abs(now.getTime() - Date.parse(known.asOn)) < cacheMs;
  if (isGood) return known;
  const fresh = loadStatistics(db, now);
  cachedStatistics.set(db, fresh);
  return fresh;
}

/** Answers api/publicStatistics: land by district and figures of applications, at most five minutes old. */
export const publicStatistics: Handler<'publicStatistics'> = async (_, context) => {
  await enforceRateLimit(context, limit);
  return { status: 200, result: await getStatistics(context.db, context.clock()) };
};
