import { formatDate, type InboxRow } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { formatState } from '../../../db/applications/formatState.ts';
import {
  buildTableFile,
  type FileColumn,
  type TableFileOptions,
} from '../../../db/query/tableFile.ts';
import type { MemberHandler } from '../../../handler.ts';
import { listInboxRows } from './inbox.repository.ts';
import { loadInboxReader } from './inboxReader.ts';

/** The most rows of a file. */
const maxRows = 10_000;

const toDay = (moment: string | null) => (moment === null ? null : formatDate(moment));

const columns: readonly FileColumn<InboxRow>[] = [
  ['report.applicationNo', (row) => row.applicationNo],
  ['report.stage', (row, language) => formatState(row.state, language)],
  ['report.tahasil', (row) => row.tehsil_name],
  ['report.mouza', (row) => row.mouza_name],
  ['report.khatiyanNo', (row) => row.khataNo],
  ['report.plotNo', (row) => row.plotNo],
  ['report.receivedOn', (row) => toDay(row.createdOn)],
  ['report.dueOn', (row) => toDay(row.dueOn)],
  ['report.stageDays', (row) => row.stageDays],
  ['report.assignee', (row) => row.assignee?.fullName ?? null],
];

/** Returns the file of some rows, with headings in a language. */
export const buildInboxFile = (rows: readonly InboxRow[], options: TableFileOptions) =>
  buildTableFile(rows, columns, options);

/** Answers api/officer/inbox/export: the rows of a list as a file, without names of applicants; recorded. */
export const inboxExport: MemberHandler<'inboxExport'> = async (request, context) => {
  const { format, ...filter } = request;
  const { db, language } = context;
  const reader = await loadInboxReader(context);
  const rows = await listInboxRows(db, filter, reader, { limit: maxRows, offset: 0, language });
  const remark = `inbox ${filter.tab} as ${format}, ${rows.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  return buildInboxFile(rows, { fileName: `inbox-${filter.tab}`, format, language });
};
