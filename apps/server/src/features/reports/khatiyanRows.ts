import { and, asc, count, eq, sql, sum } from 'drizzle-orm';
import type { KhatiyanRow, KhatiyanTotals } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { plotFigures } from '../../db/land/plotFigures.ts';
import { applications } from '../../db/schema/applications.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { countOpenBy } from './openApplications.ts';
import { sumColumns } from './totals.ts';

const countPlotsInState = (status: string) =>
  sql<number>`count(*) filter (where ${plots.status} = ${status})`.mapWith(Number);

const sumFigure = (name: keyof typeof plotFigures) =>
  sql<number>`coalesce(sum(${plotFigures[name]}), 0)`.mapWith(Number);

const columns = {
  id: khatiyans.id,
  name: khatiyans.number,
  ownerLine: khatiyans.ownerLine,
  marfatdar: khatiyans.marfatdar,
  satwa: khatiyans.satwa,
  rorStatus: khatiyans.rorStatus,
  publishedOn: khatiyans.publishedOn,
  amount: khatiyans.rent,
  cess: khatiyans.cess,
  count: count(plots.id),
  area: sum(plots.area).mapWith(Number),
  available: countPlotsInState('available'),
  leased: countPlotsInState('leased'),
  sold: countPlotsInState('sold'),
  applied: countPlotsInState('applied'),
  disputed: countPlotsInState('disputed'),
  temple: countPlotsInState('temple'),
  areaLeased: sumFigure('areaLeased'),
  areaSold: sumFigure('areaSold'),
  areaEncroached: sumFigure('areaEncroached'),
  verifications: sumFigure('verifications'),
};

/** District, tahasil and mouza: applications are found by all three ids. */
export interface MouzaPlace {
  districtId: number;
  tahasilId: number;
  mouzaId: number;
}

/** Returns the khatiyans of a mouza with owner line, dues and possession of their plots. */
export async function listKhatiyanRows(db: Database, place: MouzaPlace): Promise<KhatiyanRow[]> {
  const { districtId, tahasilId, mouzaId } = place;
  const rows = await db
    .select(columns)
    .from(khatiyans)
    .leftJoin(plots, and(eq(plots.khatiyanId, khatiyans.id), eq(plots.isActive, true)))
    .where(and(eq(khatiyans.mouzaId, mouzaId), eq(khatiyans.isActive, true)))
    .groupBy(khatiyans.id)
    .orderBy(asc(khatiyans.id));
  const isHere = and(
    eq(applications.districtId, districtId),
    eq(applications.tahasilId, tahasilId),
    eq(applications.mouzaId, mouzaId),
  );
  const open = await countOpenBy(db, applications.khataNo, isHere);
  return rows.map(({ id, rorStatus, area, ...row }) => ({
    ...row,
    code: String(id),
    rorStatus: rorStatus as KhatiyanRow['rorStatus'],
    area: area ?? 0,
    applications: open(row.name).applications,
    cases: open(row.name).caseCount,
  }));
}

/** Sums the rows of khatiyans. */
export function sumKhatiyanRows(rows: readonly KhatiyanRow[]): KhatiyanTotals {
  const keys = [
    'count',
    'area',
    'amount',
    'cess',
    'available',
    'leased',
    'sold',
    'applied',
    'disputed',
    'temple',
    'areaLeased',
    'areaSold',
    'areaEncroached',
    'verifications',
    'applications',
    'cases',
  ] as const;
  return sumColumns(rows, keys, ['amount', 'cess']);
}
