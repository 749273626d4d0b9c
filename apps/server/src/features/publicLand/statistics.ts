import type { PublicStatistics } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import { landByDistrict, workByMonth, workByTahasil, workByType } from './statistics.repository.ts';

const limit = { action: 'statistics', requests: 60, windowMs: 60_000 };
const goodForMs = 300_000;

async function drawUp(db: Database, now: Date): Promise<PublicStatistics> {
  return {
    asOn: now.toISOString(),
    districts: await landByDistrict(db),
    types: await workByType(db),
    tahasils: await workByTahasil(db),
    months: await workByMonth(db, now),
  };
}

// Everybody may ask and the sums go over all applications: each instance draws them up once in a while.
const drawnUp = new WeakMap<Database, Promise<PublicStatistics>>();

async function current(db: Database, now: Date): Promise<PublicStatistics> {
  const known = await drawnUp.get(db)?.catch(() => undefined);
  const isGood = known && Math.abs(now.getTime() - Date.parse(known.asOn)) < goodForMs;
  if (isGood) return known;
  const fresh = drawUp(db, now);
  drawnUp.set(db, fresh);
  return fresh;
}

/** Answers api/publicStatistics: land by district and the office's work, at most five minutes old. */
export const publicStatistics: Handler<'publicStatistics'> = async (_, context) => {
  await enforceRateLimit(context, limit);
  return { status: 200, result: await current(context.db, context.clock()) };
};
