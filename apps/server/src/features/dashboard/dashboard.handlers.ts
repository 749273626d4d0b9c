import {
  getFigureSubject,
  holdsDataRight,
  message,
  type DashboardFilter,
} from '@temple-land/portal-core';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import {
  listAgeCounts,
  listMonthFlow,
  listReportOutcomes,
  listStageCounts,
  loadCaseFigures,
  loadTiles,
} from './applicationFigures.ts';
import type { DashboardReader } from './dashboardReader.ts';
import { listFigureRows } from './dashboardRows.ts';
import { getPlaceLevel, listPlaceFigures } from './placeFigures.ts';
import { loadLandFigures, loadLeaseFigures, loadTenderFigures } from './recordFigures.ts';

const figuresLimit = { action: 'dashboard-figures', requests: 300, windowMs: 600_000 };

const toReader = (
  { caller, clock, language }: SignedIn,
  filter: DashboardFilter,
): DashboardReader => ({
  caller,
  filter,
  now: clock(),
  language,
});

/** Answers api/dashboard/figures: all figures of a dashboard in the caller's area. */
export const dashboard: MemberHandler<'dashboard'> = async (filter, context) => {
  const { db, caller } = context;
  await enforceUserRateLimit(context, caller.userId, figuresLimit);
  const reader = toReader(context, filter);
  const { tenderResults, ...tiles } = await loadTiles(db, reader);
  return {
    status: 200,
    result: {
      asOn: reader.now.toISOString(),
      tiles,
      stages: await listStageCounts(db, reader),
      ages: await listAgeCounts(db, reader),
      months: await listMonthFlow(db, reader),
      reports: await listReportOutcomes(db, reader),
      cases: await loadCaseFigures(db, reader),
      land: await loadLandFigures(db, reader),
      leases: await loadLeaseFigures(db, reader),
      tenders: await loadTenderFigures(db, reader.now, tenderResults),
      placeLevel: getPlaceLevel(reader),
      places: await listPlaceFigures(db, reader),
    },
  };
};

/** Answers api/dashboard/list: the records that a figure counts; 404 without any, 403 where the role may not see them. */
export const dashboardList: MemberHandler<'dashboardList'> = async (request, context) => {
  const { figure, part = '', pageNumber, pageSize, ...filter } = request;
  const offset = (pageNumber - 1) * pageSize;
  if (!holdsDataRight(context.dataRights, `data.${getFigureSubject(figure)}.see`)) {
    return { status: 403, message: message(context.language, 'report.noData') };
  }
  const reader = toReader(context, filter);
  const found = await listFigureRows(context.db, reader, { figure, part, limit: pageSize, offset });
  return found.rows.length === 0 ? { status: 404 } : { status: 200, result: found };
};
