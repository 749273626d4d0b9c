import { inArray } from 'drizzle-orm';
import { hasReportOutlines, type RegisterReportRow } from '@temple-land/portal-core';
import type { RegisterReport } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { unpackRing, type Ring } from '../../../db/land/ring.ts';
import { getTables, type RegisterReader } from './registerReader.ts';
import { districts, mouzas, plots } from '../../../db/schema/land.ts';

type Key = string | number;

const toRings = (rows: readonly { key: Key; ring: Uint8Array | null }[]): Map<Key, Ring> =>
  new Map(rows.flatMap(({ key, ring }) => (ring === null ? [] : [[key, unpackRing(ring)]])));

const keyOf = (report: RegisterReport, { ids }: RegisterReportRow): Key | undefined => {
  if (report === 'districts') return ids.districtId;
  return report === 'mouzas' ? ids.mouzaId : ids.plotCode;
};

async function loadRings(db: Database, reader: RegisterReader, keys: readonly Key[]) {
  const { report } = reader.view;
  if (report === 'districts' || report === 'mouzas') {
    const table = report === 'districts' ? districts : mouzas;
    const isOne = inArray(table.id, keys.map(Number));
    return toRings(await db.select({ key: table.id, ring: table.ring }).from(table).where(isOne));
  }
  const isOne = inArray(plots.code, keys.map(String));
  const { everyPlot } = getTables(reader);
  return toRings(
    await db.select({ key: plots.code, ring: plots.ring }).from(everyPlot).where(isOne),
  );
}

/** A row of a report with the outline of its plot or place. */
export interface OutlinedRow {
  row: RegisterReportRow;
  ring?: Ring;
}

/** Adds the outlines of the day to a part of the rows of a report; none for a report whose rows have no place on the map. */
export async function addOutlines(
  db: Database,
  reader: RegisterReader,
  rows: readonly RegisterReportRow[],
): Promise<OutlinedRow[]> {
  const { report } = reader.view;
  if (!hasReportOutlines(report)) return rows.map((row) => ({ row }));
  const keys = rows.map((row) => keyOf(report, row)).filter((key) => key !== undefined);
  const rings = keys.length === 0 ? new Map<Key, Ring>() : await loadRings(db, reader, keys);
  return rows.map((row) => {
    const ring = rings.get(keyOf(report, row) ?? '');
    return ring === undefined ? { row } : { row, ring };
  });
}
