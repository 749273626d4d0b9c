import { sql, type SQL } from 'drizzle-orm';
import {
  maskName,
  type RegisterColumn,
  type RegisterReport,
  type RegisterReportGroup,
  type RegisterReportRow,
  type ReportRowIds,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { getEarlierDay, type RegisterReader } from './registerReader.ts';
import {
  asText,
  at,
  buildOrder,
  buildRows,
  buildSelection,
  groupIds,
  rowIds,
  type IdName,
} from './reportQuery.ts';

type Found = Record<string, string | number | null>;

const pickIds = (row: Found, names: readonly IdName[]): ReportRowIds =>
  Object.fromEntries(
    names
      .filter((name) => row[name] !== null && row[name] !== '' && row[name] !== undefined)
      .map((name) => [name, row[name]]),
  );

const toCell = ({ key, isMasked }: RegisterColumn, row: Found) =>
  isMasked === true ? maskName(String(row[key] ?? '')) : (row[key] ?? null);

const toRow = (
  { view: { report } }: RegisterReader,
  columns: readonly RegisterColumn[],
  row: Found,
): RegisterReportRow => ({
  id: Number(row['rowId']),
  ids: pickIds(row, rowIds[report]),
  cells: Object.fromEntries(columns.map((column) => [column.key, toCell(column, row)])),
});

/** A page of the rows of a view: how many, after how many. */
export interface PageOfRows {
  limit: number;
  offset: number;
}

const selectSums = (columns: readonly RegisterColumn[]): SQL => {
  const sums = columns
    .filter(({ isSum }) => isSum === true)
    .map(({ key }) => sql`coalesce(sum(${at(key)}), 0)::float as ${sql.identifier(key)}`);
  return sql.join([sql`count(*)::int as "rowCount"`, ...sums], sql`, `);
};

const toTotals = (row: Found, columns: readonly RegisterColumn[]) =>
  Object.fromEntries(
    columns.filter(({ isSum }) => isSum === true).map(({ key }) => [key, Number(row[key])]),
  );

/** Counts all rows of a view and adds up its columns. */
export async function sumReport(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
): Promise<{ total: number; totals: Record<string, number> }> {
  const [row = {}] = await queryRows<Found>(
    db,
    sql`select ${selectSums(columns)} ${buildRows(reader)}`,
  );
  return { total: Number(row['rowCount']), totals: toTotals(row, columns) };
}

/** Returns groups of a view with the count and sums of all their rows, in order. */
export async function listReportGroups(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
  values: readonly string[],
): Promise<RegisterReportGroup[]> {
  const { group } = reader.view;
  if (group === undefined || values.length === 0) return [];
  const ids = groupIds[group] ?? [];
  const key = asText(group);
  const selection = [
    sql`${key} as "groupValue"`,
    ...ids.map((name) => sql`min(${at(name)}) as ${sql.identifier(name)}`),
    selectSums(columns),
  ];
  const rows = await queryRows<Found>(
    db,
    sql`select ${sql.join(selection, sql`, `)} ${buildRows(reader)}
      and ${key} in (${sql.join(
        values.map((one) => sql`${one}`),
        sql`, `,
      )}) group by 1 order by 1`,
  );
  return rows.map((row) => ({
    value: String(row['groupValue']),
    ids: pickIds(row, ids),
    count: Number(row['rowCount']),
    totals: toTotals(row, columns),
  }));
}

/** Returns the ids of the rows of a view in order, all or those of a page. */
export async function listReportIds(
  db: Database,
  reader: RegisterReader,
  page?: PageOfRows,
): Promise<Int32Array> {
  const part = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``;
  const rows = await queryRows<{ rowId: number }>(
    db,
    sql`select r."rowId" ${buildRows(reader)} order by ${buildOrder(reader)} ${part}`,
  );
  return Int32Array.from(rows, ({ rowId }) => Number(rowId));
}

/** Returns the rows of a view with some ids, in the order of the ids. */
export async function listRowsById(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
  ids: Int32Array,
): Promise<RegisterReportRow[]> {
  const list = sql.raw(`'{${ids.join(',')}}'::int[]`);
  const rows = await queryRows<Found>(
    db,
    sql`select ${buildSelection(reader, columns)} ${buildRows(reader)} and r."rowId" = any(${list})`,
  );
  const found = new Map(rows.map((row) => [Number(row['rowId']), toRow(reader, columns, row)]));
  return [...ids].map((id) => found.get(id)).filter((row) => row !== undefined);
}

/** The reports whose rows are numbered by their query, so that a row is found by its number only among all. */
const numberedReports: ReadonlySet<RegisterReport> = new Set<RegisterReport>([
  'kisams',
  'satwas',
  'quarryReturns',
  'dataQuality',
]);

/** The reports whose figures are added up from all plots for an earlier day, but for today are kept. */
const summedReports: ReadonlySet<RegisterReport> = new Set<RegisterReport>(['districts', 'mouzas']);

/**
 * Returns a page of the rows of a view with some of its columns. Where rows have ids of their own, only these are put in
 * order first: the figures of plots that are not on the page are not added up.
 */
export async function listReportRows(
  db: Database,
  reader: RegisterReader,
  columns: readonly RegisterColumn[],
  page: PageOfRows,
): Promise<RegisterReportRow[]> {
  const { report } = reader.view;
  const isSummed = getEarlierDay(reader) !== undefined && summedReports.has(report);
  if (!numberedReports.has(report) && !isSummed) {
    return listRowsById(db, reader, columns, await listReportIds(db, reader, page));
  }
  const rows = await queryRows<Found>(
    db,
    sql`select ${buildSelection(reader, columns)} ${buildRows(reader)}
      order by ${buildOrder(reader)} limit ${page.limit} offset ${page.offset}`,
  );
  return rows.map((row) => toRow(reader, columns, row));
}

/** Returns the codes of the plots of all rows of a view, each once, but no more than `most` and one. */
export async function listPlotCodes(
  db: Database,
  reader: RegisterReader,
  most: number,
): Promise<string[]> {
  if (!rowIds[reader.view.report].includes('plotCode')) return [];
  const code = at('plotCode');
  const rows = await queryRows<{ plotCode: string }>(
    db,
    sql`select distinct ${code} ${buildRows(reader)} and ${code} <> '' order by 1 limit ${most + 1}`,
  );
  return rows.map(({ plotCode }) => plotCode);
}
