import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  applicationTypes,
  openStatus,
  type Language,
  type MapPlot,
} from '@temple-land/portal-core';
import { freeAcres } from '../../db/applications/plotAvailability.ts';
import type { Database } from '../../db/database.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { kisamName } from '../../db/query/localName.ts';
import { applications } from '../../db/schema/applications.ts';
import { khatiyans, mouzas, plots } from '../../db/schema/land.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import type { MemberHandler } from '../../handler.ts';

const limit = { action: 'mouzaMap', requests: 120, windowMs: 600_000 };
const maxPlots = 2000;

/** The status of a plot; one in an open case is disputed, whatever the record says. */
const shownStatus = sql<string>`case when exists (
  select 1 from ${applications} a
  where a.plot_code = ${plots.code} and a.type = ${applicationTypes.caseNumber} and a.status = ${openStatus}
) then 'disputed' else ${plots.status} end`;

async function listMapPlots(db: Database, mouzaId: number, language: Language): Promise<MapPlot[]> {
  const rows = await db
    .select({
      khataNoId: khatiyans.id,
      khataNo: khatiyans.number,
      plotCode: plots.code,
      plotNo: plots.number,
      kissam: kisamName(language),
      satwa: khatiyans.satwa,
      area: plots.area,
      freeArea: freeAcres,
      status: shownStatus,
      ring: plots.ring,
    })
    .from(plots)
    .innerJoin(khatiyans, and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)))
    .innerJoin(mouzas, and(eq(mouzas.id, plots.mouzaId), eq(mouzas.isActive, true)))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .where(and(eq(plots.mouzaId, mouzaId), eq(plots.isActive, true), isNotNull(plots.ring)))
    .orderBy(asc(plots.id))
    .limit(maxPlots);
  return rows.flatMap(({ ring, ...plot }) => {
    if (ring === null) return [];
    return [{ ...plot, corners: unpackRing(ring).map(([x, y]): [number, number] => [x, y]) }];
  });
}

/** Answers land/mouzaMap: the plots of a mouza with their outlines, in the order of the record. */
export const mouzaMap: MemberHandler<'mouzaMap'> = async ({ villageCode }, context) => {
  const { db, caller, language } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  return { status: 200, result: await listMapPlots(db, villageCode, language) };
};
