import { eq } from 'drizzle-orm';
import {
  formatDate,
  formatIndianDateTime,
  getReportMessageKey,
  getReportName,
  message,
  registerColumns,
  formatCount,
  type ColumnFilter,
  type Language,
  type MessageKey,
  type ReportView,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { readPortalName } from '../../../db/office/officeDetails.ts';
import { localName } from '../../../db/query/localName.ts';
import { districts, mouzas, tahasils } from '../../../db/schema/land.ts';
import { getEarlierDay, type RegisterReader } from './registerReader.ts';

const levels = [
  ['districtCode', districts, 'report.district'],
  ['tahasilCode', tahasils, 'report.tahasil'],
  ['villageCode', mouzas, 'report.mouza'],
] as const;

/** A term of a report: what it is called, and its value in words. */
export interface ReportTerm {
  label: string;
  value: string;
}

async function describePlaces(db: Database, { view, language }: RegisterReader) {
  const terms: ReportTerm[] = [];
  for (const [key, table, label] of levels) {
    const id = view[key];
    if (id === undefined) continue;
    const [row] = await db
      .select({ name: localName(table, language) })
      .from(table)
      .where(eq(table.id, id));
    if (row) terms.push({ label: message(language, label), value: row.name });
  }
  return terms;
}

/** Returns the name of the report of a view, with its day where that is an earlier one. */
export function nameReport(reader: RegisterReader): string {
  const { view, language } = reader;
  const report = message(language, getReportName(view.report));
  const day = getEarlierDay(reader);
  return day === undefined
    ? report
    : message(language, 'report.asOnDay', { report, day: formatDate(day) });
}

const toWord = (value: string, language: Language) => {
  const key = getReportMessageKey(value);
  return key === undefined ? value : message(language, key);
};

function describeFilter({ is, from, to }: ColumnFilter, language: Language): string {
  if (is) return is.map((value) => toWord(value, language)).join(', ');
  const bounds = [from, to].map((bound) =>
    bound?.includes('-', 1) === true ? formatDate(bound) : (bound ?? ''),
  );
  const [least = '', most = ''] = bounds;
  if (most === '') return `≥ ${least}`;
  return least === '' ? `≤ ${most}` : `${least} – ${most}`;
}

function describeSort({ sort }: ReportView, labelOf: (key: string) => string, language: Language) {
  if (sort === undefined) return '';
  const column = labelOf(sort.column);
  return sort.direction === 'ascending'
    ? column
    : message(language, 'report.terms.descending', { column });
}

/**
 * Returns the terms of a view: place, filters, group and order, the number of its rows, the moment or day of the
 * record, what is not of that day, its source, and who made it. Terms without a value are left out.
 */
export async function describeView(
  db: Database,
  reader: RegisterReader,
  { name, total, notes }: { name: string; total: number; notes: readonly string[] },
): Promise<ReportTerm[]> {
  const { view, language, now } = reader;
  const labels = new Map(registerColumns[view.report].map(({ key, label }) => [key, label]));
  const labelOf = (key: string) => message(language, labels.get(key) ?? 'report.total');
  const of = (key: MessageKey, value: string): ReportTerm => ({
    label: message(language, key),
    value,
  });
  const [today = '', time = ''] = formatIndianDateTime(now).split('T');
  const moment = `${formatDate(today)} ${time}`;
  const day = getEarlierDay(reader);
  return [
    of('report.terms.report', message(language, getReportName(view.report))),
    ...(await describePlaces(db, reader)),
    ...(view.filters ?? []).map((one) => ({
      label: labelOf(one.column),
      value: describeFilter(one, language),
    })),
    of('report.terms.group', view.group === undefined ? '' : labelOf(view.group)),
    of('report.terms.sort', describeSort(view, labelOf, language)),
    of('report.rows', formatCount(total)),
    of('report.terms.asOn', day === undefined ? moment : formatDate(day)),
    of('report.terms.notOfDay', notes.join(' ')),
    of('report.terms.madeOn', day === undefined ? '' : moment),
    of('report.terms.source', await readPortalName(db, language)),
    of('report.terms.madeBy', name),
  ].filter(({ value }) => value !== '');
}
