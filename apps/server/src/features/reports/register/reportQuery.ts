import { sql, type SQL } from 'drizzle-orm';
import {
  registerColumns,
  type ColumnFilter,
  type RegisterColumn,
  type RegisterReport,
  type ReportRowIds,
} from '@temple-land/portal-core';
import { landSources } from './landSources.ts';
import type { BuildSource, RegisterReader } from './registerReader.ts';
import { workSources } from './workSources.ts';

const sources: Readonly<Record<RegisterReport, BuildSource>> = { ...landSources, ...workSources };

const placeIds = ['districtId', 'tahasilId', 'mouzaId'] as const;
const plotIds = ['plotCode', 'khatiyanId', ...placeIds] as const;
/** The name of an id of a row. */
export type IdName = keyof ReportRowIds;

/** The ids that the rows of a report have for links, by report. */
export const rowIds: Readonly<Record<RegisterReport, readonly IdName[]>> = {
  districts: ['districtId'],
  mouzas: placeIds,
  khatiyans: ['khatiyanId', ...placeIds],
  plots: plotIds,
  kisams: [],
  satwas: [],
  rorPending: ['khatiyanId', ...placeIds],
  encroachments: plotIds,
  leases: plotIds,
  pendency: placeIds,
  disposals: placeIds,
  tenderResults: [],
  quarryReturns: plotIds,
  dataQuality: plotIds,
};

/** The ids that the rows of a group share, by the column of places. */
export const groupIds: Readonly<Record<string, readonly IdName[]>> = {
  district: ['districtId'],
  tahasil: ['districtId', 'tahasilId'],
  mouza: placeIds,
};

// Numbers of plots and khatiyans are sorted by their first number, then as texts.
const numbered: ReadonlySet<string> = new Set(['plotNo', 'khatiyanNo', 'thanaNo']);

/** Returns a column of the rows of a view. */
export const at = (key: string): SQL => sql`r.${sql.identifier(key)}`;
/** Returns a column of the rows of a view as a text, empty where it has no value. */
export const asText = (key: string): SQL => sql`coalesce(${at(key)}::text, '')`;

function toCondition({ column, is, from, to }: ColumnFilter, kind: RegisterColumn['kind']): SQL[] {
  if (is)
    return [
      sql`${asText(column)} in (${sql.join(
        is.map((one) => sql`${one}`),
        sql`, `,
      )})`,
    ];
  const type = kind === 'day' ? sql`date` : sql`numeric`;
  return [
    ...(from === undefined ? [] : [sql`${at(column)} >= ${from}::${type}`]),
    ...(to === undefined ? [] : [sql`${at(column)} <= ${to}::${type}`]),
  ];
}

/** Returns the rows of a view as `r`: its source with the conditions of its filters. */
export function buildRows(reader: RegisterReader): SQL {
  const { report, filters = [] } = reader.view;
  const kinds = new Map(registerColumns[report].map(({ key, kind }) => [key, kind]));
  const conditions = filters.flatMap((one) => toCondition(one, kinds.get(one.column) ?? 'text'));
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return sql`from (${sources[report](reader)}) r where ${where}`;
}

/** Returns the order of a view: by group, column and id. */
export function buildOrder({ view: { report, group, sort } }: RegisterReader): SQL {
  const first = registerColumns[report][0]?.key ?? '';
  const { column, direction } = sort ?? { column: first, direction: 'ascending' };
  const way = direction === 'ascending' ? sql`asc nulls last` : sql`desc nulls last`;
  const number = sql`substring(${at(column)} from '^\\d{1,15}')::numeric`;
  const parts = [
    ...(group === undefined ? [] : [sql`${asText(group)} asc`]),
    ...(numbered.has(column) ? [sql`${number} ${way}`] : []),
    sql`${at(column)} ${way}`,
    sql`r."rowId" asc`,
  ];
  return sql.join(parts, sql`, `);
}

function selectCell({ key, kind }: RegisterColumn): SQL {
  if (kind === 'day') return sql`${at(key)}::text as ${sql.identifier(key)}`;
  if (kind === 'text' || kind === 'word') return sql`${at(key)} as ${sql.identifier(key)}`;
  return sql`${at(key)}::float as ${sql.identifier(key)}`;
}

/** Returns what is selected of the rows of a view: id, ids for links, and columns. */
export function buildSelection(
  { view: { report } }: RegisterReader,
  columns: readonly RegisterColumn[],
) {
  const ids = rowIds[report].map((name) => at(name));
  return sql.join([sql`r."rowId"`, ...ids, ...columns.map(selectCell)], sql`, `);
}
