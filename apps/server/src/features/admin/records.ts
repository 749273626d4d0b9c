import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  entities,
  type AdminFilter,
  type AdminSort,
  type EntityName,
  type Field,
} from '@temple-land/portal-core';
import { likePattern } from '../../db/query/likePattern.ts';
import type { Database } from '../../db/database.ts';
import { getStore } from './stores/entityStores.ts';
import type { StoredRecord } from './stores/store.ts';

const listColumns = (name: EntityName) => {
  const { table, columns, isActive } = getStore(name);
  return { id: table.id, version: table.version, isActive, ...columns };
};

/** Returns the fields of an entity by name. */
const fieldsOf = (name: EntityName): Readonly<Record<string, Field>> => entities[name].fields;

/** Returns the reference fields of an entity with the referenced entity. */
export function listReferences(name: EntityName): [field: string, entity: EntityName][] {
  return Object.entries(fieldsOf(name)).flatMap(([field, { kind, refersTo }]) =>
    refersTo === undefined || kind !== 'reference' ? [] : [[field, refersTo as EntityName]],
  );
}

/** Returns the fields that have the name of a record of another entity, with that entity. */
export const listNamedFields = (name: EntityName): [field: string, entity: EntityName][] =>
  Object.entries(fieldsOf(name)).flatMap(([field, { kind, refersTo }]) =>
    refersTo === undefined || kind !== 'name' ? [] : [[field, refersTo as EntityName]],
  );

/** Returns whether a name can be given to a record: it is that of one in use, or the list is still empty. */
export async function isNameInUse(tx: Database, name: EntityName, text: string): Promise<boolean> {
  const { table, isActive, label } = getStore(name);
  if ((await tx.$count(table, and(eq(label, text), isActive))) > 0) return true;
  return (await tx.$count(table, isActive)) === 0;
}

/** Returns a record with its id, version and fields, locked until the transaction ends; undefined if there is none. */
export async function findRecord(
  tx: Database,
  name: EntityName,
  id: number,
): Promise<StoredRecord | undefined> {
  const { table } = getStore(name);
  const [row] = await tx
    .select(listColumns(name))
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row;
}

/** Returns whether a record exists and is active. */
export async function isRecordActive(tx: Database, name: EntityName, id: number): Promise<boolean> {
  const { table, isActive } = getStore(name);
  return (await tx.$count(table, and(eq(table.id, id), isActive))) === 1;
}

const equalTo = (column: PgColumn, value: unknown) => eq(column, value);

/** Builds the condition of a filter; undefined if it has a field that cannot be filtered. */
export function buildCondition(
  db: Database,
  name: EntityName,
  filter: AdminFilter,
): SQL | 'all' | undefined {
  const { table, searchColumns, findExactly, columns, isActive } = getStore(name);
  const { text = '', isActive: wanted, id, ...others } = filter;
  if (typeof text !== 'string' || typeof (wanted ?? true) !== 'boolean') return undefined;
  if (typeof (id ?? 0) !== 'number') return undefined;
  const conditions: (SQL | undefined)[] = [
    text.trim() === ''
      ? undefined
      : or(
          ...searchColumns.map((column) => ilike(column, likePattern(text))),
          findExactly?.(text.trim()),
        ),
    wanted === undefined ? undefined : eq(isActive, wanted),
    id === undefined ? undefined : equalTo(table.id, id),
  ];
  const placeFilters = getStore(name).placeFilters?.(db) ?? {};
  for (const [key, value] of Object.entries(others)) {
    const placeFilter = Object.hasOwn(placeFilters, key) ? placeFilters[key] : undefined;
    if (placeFilter !== undefined && typeof value === 'number') {
      conditions.push(placeFilter(value));
      continue;
    }
    const field = fieldsOf(name)[key];
    const column = columns[key];
    const isFilter = field?.kind === 'reference' || field?.kind === 'choice';
    if (!isFilter || column === undefined) return undefined;
    conditions.push(equalTo(column, value));
  }
  return and(...conditions) ?? 'all';
}

/** Builds the order of a list: the requested field, then the default order; undefined for an unknown field. */
export function buildOrder(name: EntityName, sort: AdminSort | undefined): SQL[] | undefined {
  const { columns, defaultOrder } = getStore(name);
  if (sort === undefined) return [...defaultOrder];
  const column = Object.hasOwn(columns, sort.field) ? columns[sort.field] : undefined;
  if (column === undefined) return undefined;
  return [sort.direction === 'ascending' ? asc(column) : desc(column), ...defaultOrder];
}

const toWire = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
};

/** Returns the names of records by id. */
export async function loadLabels(db: Database, name: EntityName, ids: readonly number[]) {
  const { table, label } = getStore(name);
  const rows = await db
    .select({ id: table.id, label })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id as number, row.label as string]));
}

// Adds `tahasilLabel` to `tahasilId`, and so on, so that a list needs no further requests for names.
async function addLabels(db: Database, name: EntityName, rows: readonly StoredRecord[]) {
  const labels: Record<number, Record<string, string>> = {};
  for (const [field, entity] of listReferences(name)) {
    const ids = rows.map((row) => row[field]).filter((id) => typeof id === 'number');
    if (ids.length === 0) continue;
    const names = await loadLabels(db, entity, ids);
    rows.forEach((row, index) => {
      const label = names.get(row[field] as number) ?? '';
      labels[index] = { ...labels[index], [field.replace(/Id$/, 'Label')]: label };
    });
  }
  return rows.map((row, index) => ({ ...row, ...labels[index] }));
}

/** Returns a page of records in the form of the wire, and the number of all records. */
export async function listRecords(
  db: Database,
  name: EntityName,
  { where, order }: { where: SQL | undefined; order: readonly SQL[] },
  page: { pageNumber: number; pageSize: number },
  now: Date,
) {
  const { table, loadExtraFields, mask } = getStore(name);
  const total = await db.$count(table, where);
  const rows = await db
    .select(listColumns(name))
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(page.pageSize)
    .offset((page.pageNumber - 1) * page.pageSize);
  const more = await loadExtraFields?.(
    db,
    rows.map(({ id }) => id as number),
    now,
  );
  const shown = (await addLabels(db, name, rows)).map((row) => {
    const { id, version, isActive, ...fields } = {
      ...(mask?.(row) ?? row),
      ...more?.get(row['id'] as number),
    } as StoredRecord;
    return {
      id: id as number,
      version: version as number,
      isActive: isActive as boolean,
      ...(toWire(fields) as Record<string, unknown>),
    };
  });
  return { rows: shown, total };
}
