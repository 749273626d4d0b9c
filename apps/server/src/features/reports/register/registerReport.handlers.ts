import {
  holdsDataRight,
  message,
  pickAllowedColumns,
  registerColumns,
  type DataRight,
  type RegisterColumn,
  type ReportView,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { describeView } from './describeView.ts';
import { createMapFile } from './mapFile.ts';
import { readOutlinedReport, readReport } from './readReport.ts';
import type { RegisterReader } from './registerReader.ts';
import { createReportFile } from './reportFile.ts';
import { listReportGroups, listReportRows, sumReport } from './reportRows.ts';

const limit = { action: 'registerReport', requests: 600, windowMs: 600_000 };
const fileLimit = { action: 'registerReportFile', requests: 60, windowMs: 600_000 };

const toReader = ({ caller, clock, language }: SignedIn, view: ReportView): RegisterReader => ({
  caller,
  view,
  now: clock(),
  language,
});

type Rights = ReadonlySet<DataRight>;

/** Returns whether every column by which a view filters, sorts or groups may be queried. */
function mayQuery({ report, filters = [], sort, group }: ReportView, rights: Rights): boolean {
  const allowed = pickAllowedColumns(report, registerColumns[report], rights, 'query');
  const keys = new Set(allowed.map(({ key }) => key));
  const asked = [...filters.map(({ column }) => column), sort?.column, group];
  return asked.every((key) => key === undefined || keys.has(key));
}

/** Returns the columns of a view for a use, the first one among them; undefined without it or a right to query. */
function findColumns(view: ReportView, rights: Rights, use: 'see' | 'export') {
  const all = registerColumns[view.report];
  const columns = pickAllowedColumns(view.report, all, rights, use);
  return columns[0] === all[0] && mayQuery(view, rights) ? columns : undefined;
}

/**
 * Answers api/officer/report/register: a page of a report in the officer's area, with subtotals and totals; 403 without
 * a right to see the report, or to query by a column. Columns that the officer may not see are absent.
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
    },
  };
};

const pickColumns = (columns: readonly RegisterColumn[], keys: readonly string[] | undefined) =>
  keys === undefined ? columns : columns.filter(({ key }) => keys.includes(key));

/**
 * Answers api/officer/report/registerFile: all rows of a view as a file, recorded; none without a right to
 * download the report, to query by a column, or to the outlines in a file for a map.
 */
export const registerReportFile: MemberHandler<'registerReportFile'> = async (
  { format, columns: keys, ...view },
  context,
) => {
  const { db, caller, language, dataRights } = context;
  await enforceUserRateLimit(context, caller.userId, fileLimit);
  const reader = toReader(context, view);
  const columns = pickColumns(findColumns(view, dataRights, 'export') ?? [], keys);
  if (columns.length === 0) return undefined;
  const isOfMap = format !== 'xlsx' && format !== 'csv';
  if (isOfMap && !holdsDataRight(dataRights, 'data.outlines.export')) return undefined;
  const { total, totals } = await sumReport(db, reader, columns);
  const remark = `report ${view.report} as ${format}, ${total} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  if (format !== 'xlsx' && format !== 'csv') {
    const outlined = readOutlinedReport(db, reader, columns);
    return createMapFile({ report: view.report, columns, rows: outlined }, format);
  }
  const notes = await describeView(db, reader, caller.fullName);
  const rows = readReport(db, reader, columns);
  return createReportFile({ report: view.report, columns, rows, totals, notes }, format, language);
};
