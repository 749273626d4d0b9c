import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DashboardRow } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { kisamName, localText } from '../../db/query/localName.ts';
import { auctions, bids } from '../../db/schema/auctions.ts';
import { tenders } from '../../db/schema/content.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { outlineDifferences } from '../../db/schema/operations.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import { matchesLand, type DashboardReader } from './dashboardReader.ts';
import { selectPlaces, type FoundRows, type ListRequest } from './listRequest.ts';

function toFound<Row extends { total: number }>(
  rows: readonly Row[],
  toRow: (row: Omit<Row, 'total'>) => DashboardRow,
): FoundRows {
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((found) => {
      const { total: _, ...row } = found;
      return toRow(row);
    }),
  };
}

/** Returns a page of leases, the first to end first. */
export async function listLeaseRows(
  db: Database,
  reader: DashboardReader,
  where: SQL | undefined,
  { limit, offset }: ListRequest,
): Promise<FoundRows> {
  const query = db
    .select({
      id: leases.id,
      leaseNo: leases.leaseNo,
      leaseKind: leases.kind,
      ...selectPlaces(reader),
      plotNo: plots.number,
      area: leases.area,
      endsOn: leases.endsOn,
      nextRentOn: leases.nextRentOn,
      yearlyRent: leases.yearlyRent,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(leases)
    .innerJoin(plots, eq(plots.id, leases.plotId))
    .innerJoin(mouzas, eq(mouzas.id, leases.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(and(matchesLand(reader), where))
    .orderBy(asc(leases.endsOn), asc(leases.id));
  return toFound(await query.limit(limit).offset(offset), (row) => ({
    kind: 'lease',
    ...row,
  }));
}

/** Returns a page of plots. */
export async function listPlotRows(
  db: Database,
  reader: DashboardReader,
  where: SQL | undefined,
  { limit, offset }: ListRequest,
): Promise<FoundRows> {
  const query = db
    .select({
      id: plots.id,
      plotCode: plots.code,
      plotNo: plots.number,
      khataNo: khatiyans.number,
      ...selectPlaces(reader),
      kisam: kisamName(reader.language),
      satwa: khatiyans.satwa,
      rorStatus: khatiyans.rorStatus,
      area: plots.area,
      outlineArea: outlineDifferences.outlineArea,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .leftJoin(kisams, eq(kisams.name, plots.kisam))
    .leftJoin(outlineDifferences, eq(outlineDifferences.plotId, plots.id))
    .where(and(matchesLand(reader), where))
    .orderBy(asc(plots.id));
  return toFound(await query.limit(limit).offset(offset), (row) => ({ kind: 'plot', ...row }));
}

/** Returns a page of tenders, the first to close first. */
export async function listTenderRows(
  db: Database,
  { language }: DashboardReader,
  where: SQL | undefined,
  { limit, offset }: ListRequest,
): Promise<FoundRows> {
  const title = localText(tenders.title, { or: tenders.titleOr, hi: tenders.titleHi }, language);
  const query = db
    .select({
      id: tenders.id,
      letterNo: tenders.letterNo,
      title,
      startDate: tenders.startDate,
      closeDate: tenders.closeDate,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(tenders)
    .where(where)
    .orderBy(asc(tenders.closeDate), asc(tenders.id));
  return toFound(await query.limit(limit).offset(offset), ({ startDate, closeDate, ...row }) => ({
    kind: 'tender',
    ...row,
    startDate: startDate.toISOString(),
    closeDate: closeDate.toISOString(),
  }));
}

/** Returns a page of bids, the newest first. */
export async function listBidRows(
  db: Database,
  { limit, offset }: ListRequest,
): Promise<FoundRows> {
  const query = db
    .select({
      id: bids.id,
      bidderNo: bids.bidderNo,
      auctionName: auctions.auctionName,
      placedOn: bids.placedOn,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(bids)
    .innerJoin(auctions, eq(auctions.id, bids.auctionId))
    .orderBy(desc(bids.placedOn), asc(bids.id));
  return toFound(await query.limit(limit).offset(offset), ({ placedOn, ...row }) => ({
    kind: 'bid',
    ...row,
    placedOn: placedOn.toISOString(),
  }));
}
