import { and, asc, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import {
  convertArea,
  maskName,
  roundAcres,
  type KhatiyanFacts,
  type PlotRow,
  type PlotTotals,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { plotFigures, plotSaleNo, plotVerifiedOn } from '../../db/land/plotFigures.ts';
import { computeRingAcres, unpackRing } from '../../db/land/ring.ts';
import { applications } from '../../db/schema/applications.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { kisams, plotDetails } from '../../db/schema/plotDetails.ts';
import { sumColumns } from './totals.ts';

const caseType = 3;

async function loadCaseNumbers(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: applications.plotCode, number: applications.number })
    .from(applications)
    .where(
      and(
        inArray(applications.plotCode, [...codes]),
        eq(applications.type, caseType),
        eq(applications.status, 'P'),
      ),
    )
    .orderBy(asc(applications.id));
  return new Map(rows.map(({ code, number }) => [code, number]));
}

const toPercent = (part: number, whole: number) =>
  whole === 0 ? 0 : Number(((part / whole) * 100).toFixed(2));

/** The active leases of a plot as one: their numbers, and the sum of their yearly rents. */
const activeLeases = (db: Database) =>
  db
    .select({
      plotId: leases.plotId,
      leaseNo: sql<string>`string_agg(${leases.leaseNo}, ', ' order by ${leases.id})`.as(
        'lease_no',
      ),
      yearlyRent: sum(leases.yearlyRent).mapWith(Number).as('yearly_rent'),
    })
    .from(leases)
    .where(eq(leases.state, 'active'))
    .groupBy(leases.plotId)
    .as('lease');

function selectPlots(db: Database, where: SQL | undefined) {
  const lease = activeLeases(db);
  return db
    .select({
      plot: plots,
      detail: plotDetails,
      kisamClass: kisams.kisamClass,
      lease: { leaseNo: lease.leaseNo, yearlyRent: lease.yearlyRent },
      figures: plotFigures,
      verifiedOn: plotVerifiedOn,
      saleNo: plotSaleNo,
    })
    .from(plots)
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .leftJoin(lease, eq(lease.plotId, plots.id))
    .where(where)
    .orderBy(asc(plots.id));
}

type SelectedPlot = Awaited<ReturnType<typeof selectPlots>>[number];

function toPlotRow(selected: SelectedPlot, caseNo: string): PlotRow {
  const { plot, detail, kisamClass, lease, figures, verifiedOn, saleNo } = selected;
  const gisArea = plot.ring === null ? 0 : roundAcres(computeRingAcres(unpackRing(plot.ring)));
  return {
    code: plot.code,
    name: plot.number,
    count: 1,
    sabikNo: detail?.sabikNo ?? '',
    chaka: detail?.chaka ?? '',
    kisam: plot.kisam,
    kisamClass: kisamClass ?? '',
    area: plot.area,
    areaDecimal: roundAcres(convertArea(plot.area, 'acre', 'decimal')),
    areaHectare: roundAcres(convertArea(plot.area, 'acre', 'hectare')),
    north: detail?.north ?? '',
    east: detail?.east ?? '',
    south: detail?.south ?? '',
    west: detail?.west ?? '',
    status: plot.status as PlotRow['status'],
    presentUse: detail?.presentUse ?? '',
    occupant: maskName(detail?.occupant ?? ''),
    since: detail?.occupiedSince ?? null,
    structure: detail?.structure ?? '',
    geometryLevel: plot.ring === null ? '' : (detail?.level ?? ''),
    gisArea,
    difference: plot.ring === null ? 0 : toPercent(gisArea - plot.area, plot.area),
    ...figures,
    verifiedOn,
    leaseNo: lease?.leaseNo ?? '',
    saleNo,
    amount: lease?.yearlyRent ?? 0,
    caseNo,
    remarks: detail?.remarks ?? '',
  };
}

async function listRows(db: Database, where: SQL | undefined): Promise<PlotRow[]> {
  const rows = await selectPlots(db, where);
  const cases = await loadCaseNumbers(
    db,
    rows.map(({ plot }) => plot.code),
  );
  return rows.map((row) => toPlotRow(row, cases.get(row.plot.code) ?? ''));
}

/** Returns the plots of a khatiyan as the back page of the record shows them; people are masked. */
export const listPlotRows = (db: Database, khatiyanId: number): Promise<PlotRow[]> =>
  listRows(db, and(eq(plots.khatiyanId, khatiyanId), eq(plots.isActive, true)));

/** Returns a plot in the same form, also one that is out of use. */
export async function findPlotRow(db: Database, plotId: number): Promise<PlotRow> {
  const [row] = await listRows(db, eq(plots.id, plotId));
  if (!row) throw new Error(`There is no plot ${plotId}.`);
  return row;
}

/** Sums the rows of plots. */
export function sumPlotRows(rows: readonly PlotRow[]): PlotTotals {
  const keys = [
    'count',
    'area',
    'areaDecimal',
    'areaHectare',
    'gisArea',
    'areaLeased',
    'areaSold',
    'areaEncroached',
    'verifications',
    'amount',
  ] as const;
  return sumColumns(rows, keys, ['amount']);
}

/** Returns the details of an existing khatiyan. */
export async function findKhatiyanFacts(db: Database, khatiyanId: number): Promise<KhatiyanFacts> {
  const { ownerLine, marfatdar, rent, cess } = khatiyans;
  const [facts] = await db
    .select({ ownerLine, marfatdar, rent, cess })
    .from(khatiyans)
    .where(eq(khatiyans.id, khatiyanId));
  if (!facts) throw new Error(`There is no khatiyan ${khatiyanId}.`);
  return facts;
}
