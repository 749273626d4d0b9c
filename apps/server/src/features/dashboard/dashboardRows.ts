import { and } from 'drizzle-orm';
import {
  applicationFigures,
  type ApplicationFigure,
  type DashboardFigure,
  operationFigures,
  type OperationFigure,
  type RecordFigure,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { applicationConditions } from './applicationConditions.ts';
import { listApplicationRows } from './applicationRows.ts';
import { matchesApplication, type DashboardReader } from './dashboardReader.ts';
import type { FoundRows, ListRequest } from './listRequest.ts';
import { listOperationRows } from './operationRows.ts';
import { recordConditions } from './recordConditions.ts';
import { listBidRows, listLeaseRows, listPlotRows, listTenderRows } from './recordRows.ts';

const isOfApplications = (figure: DashboardFigure): figure is ApplicationFigure =>
  applicationFigures.some((known) => known === figure);

const isOfOperation = (figure: DashboardFigure): figure is OperationFigure =>
  operationFigures.some((known) => known === figure);

const lists = {
  leaseActive: listLeaseRows,
  leaseEnding: listLeaseRows,
  leaseDue: listLeaseRows,
  plots: listPlotRows,
  plotsOfKisam: listPlotRows,
  plotsOfSatwa: listPlotRows,
  plotsOfRor: listPlotRows,
  plotsWithoutOutline: listPlotRows,
  plotsOfOtherArea: listPlotRows,
  tenderOpen: listTenderRows,
  tenderClosing: listTenderRows,
} as const satisfies Record<Exclude<RecordFigure, 'tenderBids'>, typeof listPlotRows>;

/** Returns a page of the list behind a figure, within the area and filter of the reader. */
export function listFigureRows(
  db: Database,
  reader: DashboardReader,
  request: ListRequest,
): Promise<FoundRows> {
  const { figure, part } = request;
  const { now } = reader;
  if (isOfApplications(figure)) {
    const where = and(matchesApplication(reader), applicationConditions[figure](now, part));
    return listApplicationRows(db, reader, where, request);
  }
  if (isOfOperation(figure)) return listOperationRows(db, reader, { ...request, figure });
  if (figure === 'tenderBids') return listBidRows(db, request);
  return lists[figure](db, reader, recordConditions[figure](now, part), request);
}
