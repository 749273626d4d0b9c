import { message, plotSaleColumns, saleColumns } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { selectMouzaIds, type MouzaIds, type PlaceFilter } from '../../db/land/landTerritory.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import {
  readSales,
  readSoldPlots,
  listFilteredPlots,
  listTahasilPlots,
  listVerifications,
  maxRowsPerPart,
} from './unsealedReports.repository.ts';
import { createWorkbook } from './workbook.ts';

const ownTahasils = ({ db, caller }: SignedIn, place: PlaceFilter): MouzaIds =>
  selectMouzaIds(db, caller, place);

/** Returns a part of a list with the cursor of the next part, if any. */
function toPart<Row>(rows: Row[], idOf: (row: Row) => number) {
  const last = rows.at(-1);
  const isFull = rows.length === maxRowsPerPart && last !== undefined;
  return { status: 200 as const, result: rows, ...(isFull ? { next: idOf(last) } : {}) };
}

/** Answers the plots of a tahasil in the officer's territory; none for another one. */
export const tahasilPlotList: MemberHandler<'tahasilPlotList'> = async (place, context) => ({
  status: 200,
  result: await listTahasilPlots(context.db, ownTahasils(context, place)),
});

/** Answers the completed verifications of a place in the officer's territory, 1000 at a time. */
export const verificationDetails: MemberHandler<'verificationDetails'> = async (
  { after = 0, ...place },
  context,
) => {
  const rows = await listVerifications(context.db, ownTahasils(context, place), after);
  return toPart(rows, ({ verificationId }) => verificationId);
};

/** Answers the plots of a place and perhaps of one khatiyan number, 1000 at a time. */
export const landFilterReport: MemberHandler<'landFilterReport'> = async (
  { after = 0, khataNo, ...place },
  context,
) => {
  const rows = await listFilteredPlots(context.db, ownTahasils(context, place), khataNo, after);
  return toPart(rows, ({ plotId }) => plotId);
};

const recordDownload = (context: SignedIn, remark: string) =>
  addAuditEntry(context.db, context, { action: 'EXPORT', remark, changedFields: [] });

/** Answers an Excel file of the sale cases opened between two days, both included. */
export const landSaleCaseReport: MemberHandler<'landSaleCaseReport'> = async (
  { fromDate, toDate },
  context,
) => {
  const { db, language } = context;
  await recordDownload(context, `land sale cases from ${fromDate} to ${toDate}`);
  const rows = readSales(db, ownTahasils(context, {}), fromDate, toDate);
  const title = message(language, 'sale.cases');
  const fileName = `land-sale-cases-${fromDate}-${toDate}.xlsx`;
  return createWorkbook({ fileName, title, columns: saleColumns, rows }, language);
};

/** Answers an Excel file of the plots with sale cases in a place, with the money of each plot. */
export const plotSaleReport: MemberHandler<'plotSaleReport'> = async (
  { khataNo, ...place },
  context,
) => {
  const { db, language } = context;
  await recordDownload(
    context,
    `plots with sale cases of ${JSON.stringify({ ...place, khataNo })}`,
  );
  const rows = readSoldPlots(db, ownTahasils(context, place), khataNo);
  const title = message(language, 'sale.cases');
  const fileName = 'plot-wise-land-sale.xlsx';
  return createWorkbook({ fileName, title, columns: plotSaleColumns, rows }, language);
};
