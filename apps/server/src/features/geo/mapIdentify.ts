import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  holdsDataRight,
  layerSubjects,
  type GeoPoint,
  type MapHit,
} from '@temple-land/portal-core';
import { isKnownDay, plotsOn } from '../../db/land/landOnDay.ts';
import { isInTerritory } from '../../db/land/landTerritory.ts';
import { unpackRing, type Ring } from '../../db/land/ring.ts';
import { isInRing } from '../../db/land/ringGap.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { localName } from '../../db/query/localName.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { mapFeatures } from '../../db/schema/mapFeatures.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { listMarks, type MarkLayer } from './tiles/markTiles.ts';

const limit = { action: 'mapIdentify', requests: 1200, windowMs: 600_000 };
const maxCandidates = 200;

interface Candidate {
  kind: MapHit['kind'];
  name: string;
  plotCode: string;
  ring: Uint8Array | null;
}

const markKinds: Readonly<Record<MarkLayer, MapHit['kind']>> = {
  leases: 'lease',
  cases: 'case',
  quarries: 'quarry',
};

/** The condition that the bounds of a shape contain a point. */
const isAround = (bounds: PgColumn, box: SQL) => sql`${bounds} && ${box}`;

async function listPlotsAt(
  { db, caller, dataRights }: SignedIn,
  box: SQL,
  day: string | undefined,
): Promise<Candidate[]> {
  if (!holdsDataRight(dataRights, 'data.land.query')) return [];
  const rows = await db
    .select({ name: plots.number, plotCode: plots.code, ring: plots.ring })
    .from(plotsOn(day))
    .innerJoin(mouzas, and(eq(mouzas.id, plots.mouzaId), eq(mouzas.isActive, true)))
    .innerJoin(tahasils, and(eq(tahasils.id, mouzas.tahasilId), eq(tahasils.isActive, true)))
    .where(and(isAround(plots.bounds, box), eq(plots.isActive, true), isInTerritory(caller)))
    .orderBy(plots.number, plots.id)
    .limit(maxCandidates);
  return rows.map((row) => ({ ...row, kind: 'plot' }));
}

async function listMarksAt(
  { db, caller, language, dataRights }: SignedIn,
  box: SQL,
): Promise<Candidate[]> {
  const nameProperty = { en: 'name', or: 'nameOr', hi: 'nameHi' }[language];
  const found: Candidate[] = [];
  const shown = (['leases', 'cases', 'quarries'] as const).filter((layer) =>
    holdsDataRight(dataRights, `data.${layerSubjects[layer]}.query`),
  );
  for (const layer of shown) {
    for (const { ring, ...mark } of await listMarks(db, caller, layer, box)) {
      const name = String(mark[nameProperty] || mark['name']);
      found.push({ kind: markKinds[layer], name, plotCode: String(mark['plotCode'] ?? ''), ring });
    }
  }
  return found;
}

async function listContextAt({ db, caller }: SignedIn, box: SQL): Promise<Candidate[]> {
  const rows = await db
    .select({ name: mapFeatures.kind, ring: mapFeatures.ring })
    .from(mapFeatures)
    .innerJoin(mouzas, and(eq(mouzas.id, mapFeatures.mouzaId), eq(mouzas.isActive, true)))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(and(isAround(mapFeatures.bounds, box), isInTerritory(caller)))
    .orderBy(mapFeatures.kind, mapFeatures.id)
    .limit(maxCandidates);
  return rows.map((row) => ({ ...row, kind: 'context', plotCode: '' }));
}

async function listPlacesAt({ db, caller, language }: SignedIn, box: SQL): Promise<Candidate[]> {
  const isVisible = (place: typeof districts | typeof tahasils | typeof mouzas) =>
    and(isAround(place.bounds, box), eq(place.isActive, true), isInTerritory(caller));
  const ofMouzas = await db
    .select({ name: localName(mouzas, language), ring: mouzas.ring })
    .from(mouzas)
    .innerJoin(tahasils, and(eq(tahasils.id, mouzas.tahasilId), eq(tahasils.isActive, true)))
    .where(isVisible(mouzas))
    .orderBy(mouzas.id);
  const ofTahasils = await db
    .select({ name: localName(tahasils, language), ring: tahasils.ring })
    .from(tahasils)
    .where(isVisible(tahasils))
    .orderBy(tahasils.id);
  const ofDistricts = await db
    .select({ name: localName(districts, language), ring: districts.ring })
    .from(districts)
    .innerJoin(tahasils, eq(tahasils.districtId, districts.id))
    .where(isVisible(districts))
    .groupBy(districts.id)
    .orderBy(districts.id);
  const toCandidates = (rows: typeof ofMouzas, kind: MapHit['kind']) =>
    rows.map((row) => ({ ...row, kind, plotCode: '' }));
  return [
    ...toCandidates(ofMouzas, 'mouza'),
    ...toCandidates(ofTahasils, 'tahasil'),
    ...toCandidates(ofDistricts, 'district'),
  ];
}

function toHit({ kind, name, plotCode }: Candidate, ring: Ring): MapHit {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const extent = { minX, minY, maxX: Math.max(...xs), maxY: Math.max(...ys) };
  return { kind, name, plotCode, extent };
}

const toPointBox = ({ longitude, latitude }: GeoPoint) =>
  sql`${`(${longitude},${latitude}),(${longitude},${latitude})`}::box`;

/**
 * Answers geo/identify: the plots, marks, context and places of the officer's territory at a point, the most exact first;
 * only of kinds of data that the role may query. With a day, the plots are those of that day, and marks and places of
 * today; 404 for an unknown day.
 */
export const mapIdentify: MemberHandler<'mapIdentify'> = async ({ day, ...point }, context) => {
  await enforceUserRateLimit(context, context.caller.userId, limit);
  if (day !== undefined && !(await isKnownDay(context.db, day, context.clock())))
    return { status: 404 };
  const box = toPointBox(point);
  const candidates = [
    ...(await listPlotsAt(context, box, day)),
    ...(await listMarksAt(context, box)),
    ...(await listContextAt(context, box)),
    ...(await listPlacesAt(context, box)),
  ];
  const result = candidates.flatMap((candidate) => {
    const ring = candidate.ring === null ? [] : unpackRing(candidate.ring);
    return isInRing(point, ring) ? [toHit(candidate, ring)] : [];
  });
  return { status: 200, result };
};
