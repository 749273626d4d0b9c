import { and, asc, count, eq, max, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlaceRow, PlaceTotals } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { mouzas, tahasils } from '../../db/schema/land.ts';
import { mouzaFacts } from '../../db/schema/register.ts';
import { countOpenBy, type OpenFigures } from './openApplications.ts';
import { sumColumns } from './totals.ts';

const total = (column: PgColumn) => sum(column).mapWith(Number);

const figures = {
  khatiyans: total(mouzaFacts.khatiyans),
  plots: total(mouzaFacts.plots),
  area: total(mouzaFacts.area),
  areaFinal: total(mouzaFacts.areaFinal),
  areaLeased: total(mouzaFacts.areaLeased),
  areaSold: total(mouzaFacts.areaSold),
  areaEncroached: total(mouzaFacts.areaEncroached),
  areaVacant: total(mouzaFacts.areaVacant),
  areaQuarry: total(mouzaFacts.areaQuarry),
  verifications: total(mouzaFacts.verifications),
  amount: total(mouzaFacts.rent),
  lastUpdated: max(mouzaFacts.recordedOn),
};

const names = <Table extends typeof tahasils | typeof mouzas>(table: Table) => ({
  name: table.nameEn as Table['nameEn'],
  nameOr: table.nameOr as Table['nameOr'],
  nameHi: table.nameHi as Table['nameHi'],
  namesConfirmed: table.namesConfirmed as Table['namesConfirmed'],
});

type Figures = { [Key in Exclude<keyof typeof figures, 'lastUpdated'>]: number | null } & {
  lastUpdated: Date | null;
};

function toPlaceRow<Names>(named: Names, own: Figures, open: OpenFigures) {
  const of = (value: number | null) => value ?? 0;
  const [area, areaFinal] = [of(own.area), of(own.areaFinal)];
  return {
    ...named,
    khatiyans: of(own.khatiyans),
    plots: of(own.plots),
    area,
    areaFinal,
    areaNotFinal: sumColumns([{ rest: area }, { rest: -areaFinal }], ['rest']).rest,
    areaLeased: of(own.areaLeased),
    areaSold: of(own.areaSold),
    areaApplied: open.applied,
    areaCases: open.cases,
    areaReported: open.reported,
    areaEncroached: of(own.areaEncroached),
    areaVacant: of(own.areaVacant),
    areaQuarry: of(own.areaQuarry),
    verifications: of(own.verifications),
    amount: of(own.amount),
    lastUpdated: own.lastUpdated?.toISOString() ?? null,
  };
}

/** Returns the tahasils of a district that lie in a territory, with the figures of their mouzas. */
export async function listTahasilRows(
  db: Database,
  districtId: number,
  territory: SQL,
): Promise<PlaceRow[]> {
  const rows = await db
    .select({ id: tahasils.id, ...names(tahasils), count: count(mouzas.id), ...figures })
    .from(tahasils)
    .leftJoin(mouzas, and(eq(mouzas.tahasilId, tahasils.id), eq(mouzas.isActive, true)))
    .leftJoin(mouzaFacts, eq(mouzaFacts.mouzaId, mouzas.id))
    .where(and(eq(tahasils.districtId, districtId), eq(tahasils.isActive, true), territory))
    .groupBy(tahasils.id)
    .orderBy(asc(tahasils.nameEn));
  const open = await countOpenBy(
    db,
    applications.tahasilId,
    eq(applications.districtId, districtId),
  );
  return rows.map(({ id, name, nameOr, nameHi, namesConfirmed, count: children, ...own }) => {
    const named = { code: String(id), name, nameOr, nameHi, namesConfirmed, thanaNo: '' };
    return toPlaceRow({ ...named, count: children }, own, open(id));
  });
}

/** Returns the mouzas of a tahasil with their figures. */
export async function listMouzaRows(
  db: Database,
  districtId: number,
  tahasilId: number,
): Promise<PlaceRow[]> {
  const rows = await db
    .select({ id: mouzas.id, ...names(mouzas), thanaNo: mouzas.thanaNo, ...figures })
    .from(mouzas)
    .innerJoin(mouzaFacts, eq(mouzaFacts.mouzaId, mouzas.id))
    .where(and(eq(mouzas.tahasilId, tahasilId), eq(mouzas.isActive, true)))
    .groupBy(mouzas.id)
    .orderBy(asc(mouzas.nameEn));
  const place = and(eq(applications.districtId, districtId), eq(applications.tahasilId, tahasilId));
  const open = await countOpenBy(db, applications.mouzaId, place);
  return rows.map(({ id, name, nameOr, nameHi, namesConfirmed, thanaNo, ...own }) => {
    const named = { code: String(id), name, nameOr, nameHi, namesConfirmed, thanaNo };
    return toPlaceRow({ ...named, count: own.khatiyans ?? 0 }, own, open(id));
  });
}

/** Sums the rows of tahasils or mouzas. */
export function sumPlaceRows(rows: readonly PlaceRow[]): PlaceTotals {
  const keys = [
    'count',
    'khatiyans',
    'plots',
    'area',
    'areaFinal',
    'areaNotFinal',
    'areaLeased',
    'areaSold',
    'areaApplied',
    'areaCases',
    'areaReported',
    'areaEncroached',
    'areaVacant',
    'areaQuarry',
    'verifications',
    'amount',
  ] as const;
  return sumColumns(rows, keys, ['amount']);
}
