import { writeXlsxStream } from 'hucre/xlsx';
import {
  en,
  formatDate,
  message,
  type InboxRow,
  type Language,
  type MessageKey,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import type { FileReply, MemberHandler } from '../../../handler.ts';
import { listInboxRows } from './inbox.repository.ts';
import { loadInboxReader } from './inboxReader.ts';

/** The most rows of a file. */
const maxRows = 10_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cell = string | number | null;

const toDay = (moment: string | null) => (moment === null ? null : formatDate(moment));
const toStage = (state: string, language: Language) => {
  const key = `state.${state}`;
  return Object.hasOwn(en, key) ? message(language, key as MessageKey) : state;
};

/** The columns of the file: the heading, and the value of a row. */
const columns: readonly (readonly [MessageKey, (row: InboxRow, language: Language) => Cell])[] = [
  ['report.applicationNo', (row) => row.applicationNo],
  ['report.stage', (row, language) => toStage(row.state, language)],
  ['report.tahasil', (row) => row.tehsil_name],
  ['report.mouza', (row) => row.mouza_name],
  ['report.khatiyanNo', (row) => row.khataNo],
  ['report.plotNo', (row) => row.plotNo],
  ['report.receivedOn', (row) => toDay(row.createdOn)],
  ['report.dueOn', (row) => toDay(row.dueOn)],
  ['report.stageDays', (row) => row.stageDays],
  ['report.assignee', (row) => row.assignee?.fullName ?? null],
];

// A text that a spreadsheet would evaluate is made a plain one.
const evaluated = /^[=+\-@\t\r]/;
const quoteCell = (cell: Cell): string => {
  if (typeof cell === 'number' || cell === null) return String(cell ?? '');
  const text = evaluated.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
};

// The byte order mark tells spreadsheets that the file is UTF-8.
const toCsv = (lines: readonly (readonly Cell[])[]) =>
  Buffer.from(`\uFEFF${lines.map((cells) => cells.map(quoteCell).join(',')).join('\r\n')}\r\n`);

/** Returns the file of some rows, with headings in a language. */
export function buildInboxFile(
  rows: readonly InboxRow[],
  { fileName, format, language }: { fileName: string; format: 'xlsx' | 'csv'; language: Language },
): FileReply {
  const headings = columns.map(([key]) => message(language, key));
  const lines = rows.map((row) => columns.map(([, getValue]) => getValue(row, language)));
  if (format === 'csv') {
    const bytes = toCsv([headings, ...lines]);
    return { fileName: `${fileName}.csv`, mediaType: 'text/csv; charset=utf-8', bytes };
  }
  const options = {
    name: fileName,
    columns: headings.map((header) => ({ header, width: 22 })),
    freezePane: { rows: 1 },
  };
  const bytes = writeXlsxStream(lines, options);
  return { fileName: `${fileName}.xlsx`, mediaType: xlsxType, bytes };
}

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
