import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { khatiyansOn, plotsOn } from '../../../db/land/landOnDay.ts';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import { toBox, unpackRing, type Ring } from '../../../db/land/ring.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { mapFeatures } from '../../../db/schema/mapFeatures.ts';
import { kisams } from '../../../db/schema/plotDetails.ts';

/** The most plots of a sheet; a print has not more. */
export const maxSheetPlots = 30_000;
const maxFeatures = 8000;

/** A plot of a sheet with what its list says. */
export interface SheetPlot {
  code: string;
  number: string;
  khatiyan: string;
  mouzaId: number;
  kisam: string;
  kisamClass: string;
  status: string;
  area: number;
  ring: Ring;
}

const toRing = (packed: Uint8Array | null): Ring => (packed === null ? [] : unpackRing(packed));
const isOnSheet = (bounds: PgColumn, ring: Ring) => sql`${bounds} && ${toBox(ring)}::box`;

/** The land of a sheet: whose, and as of which day; as of today without one. */
export interface SheetLand {
  officer: Responsibility;
  day: string | undefined;
}

async function listPlots(
  db: Database,
  { officer, day }: SheetLand,
  where: SQL | undefined,
): Promise<SheetPlot[]> {
  const rows = await db
    .select({
      code: plots.code,
      number: plots.number,
      khatiyan: khatiyans.number,
      mouzaId: plots.mouzaId,
      kisam: plots.kisam,
      kisamClass: kisams.kisamClass,
      status: plots.status,
      area: plots.area,
      ring: plots.ring,
    })
    .from(plotsOn(day))
    .innerJoin(
      khatiyansOn(day),
      and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)),
    )
    .innerJoin(mouzas, and(eq(mouzas.id, plots.mouzaId), eq(mouzas.isActive, true)))
    .innerJoin(tahasils, and(eq(tahasils.id, mouzas.tahasilId), eq(tahasils.isActive, true)))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .where(and(where, eq(plots.isActive, true), isNotNull(plots.ring), isInTerritory(officer)))
    .orderBy(asc(plots.id))
    .limit(maxSheetPlots);
  return rows.map(({ ring, kisamClass, ...row }) => ({
    ...row,
    kisamClass: kisamClass ?? '',
    ring: toRing(ring),
  }));
}

/** Returns the drawn plots of the territory with given codes, in the order of the codes. */
export async function listChosenPlots(
  db: Database,
  land: SheetLand,
  codes: readonly string[],
): Promise<SheetPlot[]> {
  const found = await listPlots(db, land, inArray(plots.code, [...codes]));
  return found.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

/** Returns the outlines of the plots of a mouza in the territory. */
export async function listMouzaRings(
  db: Database,
  land: SheetLand,
  mouzaId: number,
): Promise<Ring[]> {
  return (await listPlots(db, land, eq(plots.mouzaId, mouzaId))).map(({ ring }) => ring);
}

/** Returns the plots of the territory on a sheet. */
export const listSheetPlots = (db: Database, land: SheetLand, sheet: Ring): Promise<SheetPlot[]> =>
  listPlots(db, land, isOnSheet(plots.bounds, sheet));

/** Counts the plots of the territory on a sheet. */
export async function countSheetPlots(
  db: Database,
  { officer, day }: SheetLand,
  sheet: Ring,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(plotsOn(day))
    .innerJoin(mouzas, and(eq(mouzas.id, plots.mouzaId), eq(mouzas.isActive, true)))
    .innerJoin(tahasils, and(eq(tahasils.id, mouzas.tahasilId), eq(tahasils.isActive, true)))
    .where(and(isOnSheet(plots.bounds, sheet), eq(plots.isActive, true), isInTerritory(officer)));
  return row?.count ?? 0;
}

/** What is around plots: its kind and outline. */
export interface SheetFeature {
  kind: string;
  ring: Ring;
}

/** Returns what is around the plots of a sheet. */
export async function listSheetFeatures(
  db: Database,
  officer: Responsibility,
  sheet: Ring,
): Promise<SheetFeature[]> {
  const rows = await db
    .select({ kind: mapFeatures.kind, ring: mapFeatures.ring })
    .from(mapFeatures)
    .innerJoin(mouzas, and(eq(mouzas.id, mapFeatures.mouzaId), eq(mouzas.isActive, true)))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(and(isOnSheet(mapFeatures.bounds, sheet), isInTerritory(officer)))
    .orderBy(asc(mapFeatures.id))
    .limit(maxFeatures);
  return rows.map(({ kind, ring }) => ({ kind, ring: toRing(ring) }));
}

/** Returns the mouzas of the territory on a sheet with their outlines, and the names down to them. */
export async function listSheetMouzas(db: Database, officer: Responsibility, sheet: Ring) {
  const rows = await db
    .select({
      id: mouzas.id,
      ring: mouzas.ring,
      mouza: { en: mouzas.nameEn, or: mouzas.nameOr },
      tahasil: { en: tahasils.nameEn, or: tahasils.nameOr },
      district: { en: districts.nameEn, or: districts.nameOr },
    })
    .from(mouzas)
    .innerJoin(tahasils, and(eq(tahasils.id, mouzas.tahasilId), eq(tahasils.isActive, true)))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(and(isOnSheet(mouzas.bounds, sheet), eq(mouzas.isActive, true), isInTerritory(officer)))
    .orderBy(asc(mouzas.id))
    .limit(maxFeatures);
  return rows.map(({ ring, ...row }) => ({ ...row, ring: toRing(ring) }));
}

/** A mouza of a sheet. */
export type SheetMouza = Awaited<ReturnType<typeof listSheetMouzas>>[number];
