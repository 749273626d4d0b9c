import { eq } from 'drizzle-orm';
import type { Input, LandInformation } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { findPlace, isInTerritory } from '../../db/land/landTerritory.ts';
import { listPlotEvents } from '../../db/land/plotHistory.ts';
import type { Responsibility } from '../../db/land/territory.ts';
import { plots } from '../../db/schema/land.ts';
import { listKhatiyanRows, sumKhatiyanRows } from './khatiyanRows.ts';
import { listMouzaRows, sumPlaceRows, listTahasilRows } from './placeRows.ts';
import { findKhatiyanFacts, listPlotRows, sumPlotRows } from './plotRows.ts';

type Request = Input<'landInformation'>;
type BodyOf<Report> = Report extends LandInformation
  ? Omit<Report, 'status' | 'place' | 'asOn'>
  : never;
type Body = BodyOf<LandInformation>;

// The contract's schema guarantees the ids above a level.
async function loadReportBody(
  db: Database,
  officer: Responsibility,
  request: Request,
): Promise<Body> {
  const { level, districtCode, tahasilCode = 0, villageCode = 0, khataNoId = 0 } = request;
  if (level === 'tahasil') {
    const result = await listTahasilRows(db, districtCode, isInTerritory(officer));
    return { level, result, totals: sumPlaceRows(result) };
  }
  if (level === 'mouza') {
    const result = await listMouzaRows(db, districtCode, tahasilCode);
    return { level, result, totals: sumPlaceRows(result) };
  }
  if (level === 'khatiyan') {
    const place = { districtId: districtCode, tahasilId: tahasilCode, mouzaId: villageCode };
    const result = await listKhatiyanRows(db, place);
    return { level, result, totals: sumKhatiyanRows(result) };
  }
  const [result, khatiyan] = [
    await listPlotRows(db, khataNoId),
    await findKhatiyanFacts(db, khataNoId),
  ];
  const events = await listPlotEvents(db, eq(plots.khatiyanId, khataNoId));
  return { level, result, totals: sumPlotRows(result), khatiyan, events };
}

// Ids below the requested level are ignored.
function omitLowerIds(request: Request) {
  const { level, districtCode, tahasilCode, villageCode, khataNoId } = request;
  if (level === 'tahasil') return { districtCode };
  if (level === 'mouza') return { districtCode, tahasilCode };
  if (level === 'khatiyan') return { districtCode, tahasilCode, villageCode };
  return { districtCode, tahasilCode, villageCode, khataNoId };
}

/**
 * Loads a land information report of a place in an officer's territory; undefined if the place is unknown, outside the
 * territory, or has no rows.
 */
export async function loadReport(
  db: Database,
  officer: Responsibility,
  request: Request,
  now: Date,
): Promise<LandInformation | undefined> {
  const place = await findPlace(db, officer, omitLowerIds(request));
  if (!place) return undefined;
  const body = await loadReportBody(db, officer, request);
  if (body.result.length === 0) return undefined;
  return { status: 200, place, asOn: now.toISOString(), ...body } as LandInformation;
}
