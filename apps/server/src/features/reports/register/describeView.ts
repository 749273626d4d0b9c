import { eq } from 'drizzle-orm';
import {
  formatDate,
  formatIndianDate,
  getReportMessageKey,
  message,
  registerColumns,
  type ColumnFilter,
  type Language,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { localName } from '../../../db/query/localName.ts';
import { districts, mouzas, tahasils } from '../../../db/schema/land.ts';
import type { RegisterReader } from './registerReader.ts';

const levels = [
  ['districtCode', districts, 'report.district'],
  ['tahasilCode', tahasils, 'report.tahasil'],
  ['villageCode', mouzas, 'report.mouza'],
] as const;

async function describePlaces(db: Database, { view, language }: RegisterReader) {
  const lines: string[] = [];
  for (const [key, table, label] of levels) {
    const id = view[key];
    if (id === undefined) continue;
    const [row] = await db
      .select({ name: localName(table, language) })
      .from(table)
      .where(eq(table.id, id));
    if (row) lines.push(`${message(language, label)}: ${row.name}`);
  }
  return lines;
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

/** Returns the filters, groups and order of a view in words, a line each, with who read it and on which day. */
export async function describeView(
  db: Database,
  reader: RegisterReader,
  name: string,
): Promise<string[]> {
  const { view, language, now } = reader;
  const labels = new Map(registerColumns[view.report].map(({ key, label }) => [key, label]));
  const labelOf = (key: string) => message(language, labels.get(key) ?? 'report.total');
  return [
    ...(await describePlaces(db, reader)),
    ...(view.filters ?? []).map(
      (one) => `${labelOf(one.column)}: ${describeFilter(one, language)}`,
    ),
    `${name}, ${formatDate(formatIndianDate(now))}`,
  ];
}
