import { maxSelectedCodes, message, type ReportView } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findColumns, makeReportFile } from './makeReportFile.ts';
import type { RegisterReader } from './registerReader.ts';
import { findFirstReportDay, listDayNotes, refuseDay } from './reportHistory.ts';
import { listPlotCodes, listReportGroups, listReportRows, sumReport } from './reportRows.ts';

const limit = { action: 'registerReport', requests: 600, windowMs: 600_000 };
const fileLimit = { action: 'registerReportFile', requests: 60, windowMs: 600_000 };

const toReader = ({ caller, clock, language }: SignedIn, view: ReportView): RegisterReader => ({
  caller,
  view,
  now: clock(),
  language,
});

/**
 * Answers api/officer/report/register: a page of a report in the officer's area, with subtotals and totals; 400 for a day
 * of which it has no data, 403 without a right to see the report, or to query by a column. Columns that the officer may not see are absent.
 */
export const registerReport: MemberHandler<'registerReport'> = async (
  { pageNumber, pageSize, ...view },
  context,
) => {
  const { db, caller, dataRights } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const reader = toReader(context, view);
  const columns = findColumns(view, dataRights, 'see');
  if (!columns) return { status: 403, message: message(context.language, 'report.noRight') };
  const refusal = await refuseDay(db, reader);
  if (refusal !== undefined) return { status: 400, message: refusal };
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const rows = await listReportRows(db, reader, columns, page);
  const { group } = view;
  const values = group === undefined ? [] : rows.map(({ cells }) => String(cells[group] ?? ''));
  return {
    status: 200,
    result: {
      columns: columns.map(({ key }) => key),
      rows,
      ...(await sumReport(db, reader, columns)),
      groups: await listReportGroups(db, reader, columns, [...new Set(values)]),
      asOn: reader.now.toISOString(),
      firstDay: await findFirstReportDay(db, reader),
      notes: await listDayNotes(db, reader),
    },
  };
};

/**
 * Answers api/officer/report/registerPlots: the codes of the plots of all rows of a view, for a selection on the map; 400
 * for a day of which it has no data, 403 without a right to see the report, 404 without plots, 413 for too many.
 */
export const registerReportPlots: MemberHandler<'registerReportPlots'> = async (view, context) => {
  const { db, caller, dataRights, language } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  if (!findColumns(view, dataRights, 'see')) {
    return { status: 403, message: message(language, 'report.noRight') };
  }
  const reader = toReader(context, view);
  const refusal = await refuseDay(db, reader);
  if (refusal !== undefined) return { status: 400, message: refusal };
  const plotCodes = await listPlotCodes(db, reader, maxSelectedCodes);
  if (plotCodes.length === 0) return { status: 404 };
  return plotCodes.length > maxSelectedCodes
    ? { status: 413 }
    : { status: 200, result: { plotCodes } };
};

/**
 * Answers api/officer/report/registerFile: all rows of a view as a file, recorded; none without a right to
 * download the report, to query by a column, or to the outlines in a file for a map, nor of a day without data.
 */
export const registerReportFile: MemberHandler<'registerReportFile'> = async (request, context) => {
  const { db, caller, dataRights, config } = context;
  await enforceUserRateLimit(context, caller.userId, fileLimit);
  const reader = toReader(context, request);
  const { fullName } = caller;
  const isSample = config.PORTAL_MODE === 'demo';
  const source = { db, reader, fullName, rights: dataRights, isSample };
  const made = await makeReportFile(source, request);
  if (made === undefined || made === 'tooLarge') return undefined;
  const remark = `report ${request.report} as ${request.format}, ${made.total} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  return made.reply;
};
