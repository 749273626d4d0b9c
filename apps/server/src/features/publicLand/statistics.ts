import type { Language, PublicStatistics } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import {
  listLandByDistrict,
  listLandByTahasil,
  listReportsByMouza,
  listWorkByMonth,
  listWorkByTahasil,
  listWorkByType,
} from './statistics.repository.ts';

const limit = { action: 'statistics', requests: 60, windowMs: 60_000 };
const cacheMs = 300_000;

async function loadStatistics(
  db: Database,
  language: Language,
  now: Date,
): Promise<PublicStatistics> {
  return {
    asOn: now.toISOString(),
    districts: await listLandByDistrict(db, language),
    land: await listLandByTahasil(db, language),
    types: await listWorkByType(db),
    tahasils: await listWorkByTahasil(db, language),
    months: await listWorkByMonth(db, now),
    mouzaReports: await listReportsByMouza(db, language),
  };
}

// The call is public and scans all applications, so each instance caches its result in each language.
const cachedStatistics = new WeakMap<Database, Map<Language, Promise<PublicStatistics>>>();

async function getStatistics(
  db: Database,
  language: Language,
  now: Date,
): Promise<PublicStatistics> {
  const cached = cachedStatistics.get(db) ?? new Map<Language, Promise<PublicStatistics>>();
  cachedStatistics.set(db, cached);
  const known = await cached.get(language)?.catch(() => undefined);
  const isGood = known && Math.abs(now.getTime() - Date.parse(known.asOn)) < cacheMs;
  if (isGood) return known;
  const fresh = loadStatistics(db, language, now);
  cached.set(language, fresh);
  return fresh;
}

/** Answers api/publicStatistics: land by district and figures of applications, at most five minutes old. */
export const publicStatistics: Handler<'publicStatistics'> = async (_, context) => {
  const { db, language, clock } = context;
  await enforceRateLimit(context, limit);
  return { status: 200, result: await getStatistics(db, language, clock()) };
};
