import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  hasOutline,
  landEntities,
  importFields,
  personalFields,
  plotDetailFields,
  referenceFields,
  type CellValue,
  type ImportFieldKind,
  type ImportEntity,
  type LandEntity,
} from '@temple-land/portal-core';
import { hasSingleConnection, queryRows, type Database } from '../../../db/database.ts';
import type { ExportedLayer, ExportedRecord } from '../../../db/land/layerWriter.ts';
import { unpackRing } from '../../../db/land/ring.ts';
import { fromStored } from '../../../db/schema/encrypted.ts';
import { detailColumns, findRegister, importTables } from '../rows/importTables.ts';
import { toColumn, type RegisterTable } from '../rows/registerTable.ts';

// A batch is written without a turn of the event loop, on which other calls wait.
const recordsAtOnce = 500;

/** Returns the heading of a field; what tells records apart is named after its record. */
function headingOf(entity: ImportEntity, field: string): string {
  if (findRegister(entity)) return toColumn(field);
  if (field === 'code') return 'district_code';
  if (field === 'nameEn' || (field === 'number' && entity === 'khatiyan')) return entity;
  return field === 'number' ? 'plot_no' : toColumn(field);
}

const typesByKind: Partial<Record<ImportFieldKind, string>> = {
  acres: 'double',
  rupees: 'double',
  year: 'integer',
  day: 'date',
};

const isReference = (field: string) => referenceFields.some((name) => name === field);

function columnOf(entity: LandEntity, field: string): string {
  if (isReference(field)) return field === 'khatiyan' ? 'khatiyans.number' : `${field}s.name_en`;
  if (entity === 'plot' && plotDetailFields.includes(field)) return `d.${detailColumns[field]}`;
  return `t.${importTables[entity].columns[field]}`;
}

/** Joins the places above a record, from its parent to its district. */
function joinsOf(entity: LandEntity): string {
  const { level } = importTables[entity];
  const joins = landEntities
    .slice(0, level - 1)
    .reverse()
    .map((above, index) => {
      const { table } = importTables[above];
      const below = index === 0 ? entity : landEntities[level - 1 - index];
      const alias = index === 0 ? 't' : `${below}s`;
      return `join ${table} on ${table}.id = ${alias}.${above}_id`;
    });
  return entity === 'plot'
    ? [...joins, 'left join plot_details d on d.plot_id = t.id'].join(' ')
    : joins.join(' ');
}

/** The statement that selects the records of one kind, and how its rows become records. */
interface RecordQuery {
  /** Selects id, c0, c1 and so on, and of the land ring; without the order. */
  select: string;
  toRecord: (row: RecordRow) => ExportedRecord;
}

type RecordRow = Record<string, CellValue> & { id: number; ring?: unknown };

function queryLand(entity: LandEntity, fields: readonly string[]): RecordQuery {
  const columns = fields.map((field, index) => `${columnOf(entity, field)} as c${index}`);
  const ring = hasOutline(entity) ? 't.ring' : 'null::bytea';
  return {
    select: `select t.id, ${ring} as ring, ${columns.join(', ')}
      from ${importTables[entity].table} t ${joinsOf(entity)} where t.is_active`,
    toRecord: (row) => {
      const cells = fields.map((_, index) => row[`c${index}`] ?? null);
      return row.ring instanceof Uint8Array ? { cells, ring: unpackRing(row.ring) } : { cells };
    },
  };
}

const decode = ({ encrypted }: RegisterTable, field: string, cell: CellValue): CellValue => {
  const name = encrypted?.[field];
  return name === undefined || cell === null ? cell : fromStored(name, String(cell));
};

function queryRegister(register: RegisterTable, fields: readonly string[]): RecordQuery {
  const columns = fields.map((field, index) => `${register.exported[field]} as c${index}`);
  return {
    select: `select t.id, ${columns.join(', ')} from ${register.from}`,
    toRecord: (row) => ({
      cells: fields.map((field, index) => decode(register, field, row[`c${index}`] ?? null)),
    }),
  };
}

function queryRecords(entity: ImportEntity, fields: readonly string[]): RecordQuery {
  const register = findRegister(entity);
  return register ? queryRegister(register, fields) : queryLand(entity as LandEntity, fields);
}

/** Reads records in batches; `select` returns the statement of those after an id. */
async function* readBatches(
  db: Database,
  { toRecord }: RecordQuery,
  select: (after: number) => string,
): AsyncGenerator<ExportedRecord> {
  let last = 0;
  for (;;) {
    const rows = await queryRows<RecordRow>(db, sql.raw(`${select(last)} limit ${recordsAtOnce}`));
    for (const row of rows) yield toRecord(row);
    if (rows.length < recordsAtOnce) return;
    last = rows.at(-1)?.id ?? 0;
    // The embedded engine answers without a turn of the event loop, on which the sockets wait.
    await setImmediate();
  }
}

/** A layer with the query of its records. */
interface Layer {
  head: Omit<ExportedLayer, 'records'>;
  query: RecordQuery;
}

const listLayers = (entities: readonly ImportEntity[], withPersons: boolean): Layer[] =>
  entities.map((entity) => {
    const fields = Object.entries(importFields[entity]).filter(
      ([field]) => withPersons || !personalFields[entity]?.includes(field),
    );
    const names = fields.map(([field]) => field);
    return {
      head: {
        name: `${entity}s`,
        headings: names.map((field) => headingOf(entity, field)),
        types: fields.map(([, { kind }]) => typesByKind[kind] ?? 'text'),
        hasOutline: hasOutline(entity),
      },
      query: queryRecords(entity, names),
    };
  });

/** Which records are read, and what is done with their layers. */
export interface LayerReading {
  entities: readonly ImportEntity[];
  /** Whether fields that can name persons are read. */
  withPersons: boolean;
  write: (layer: ExportedLayer) => Promise<void>;
}

/** Reads layers in one transaction, whose snapshot is the moment of the export. */
const readInTransaction = (db: Database, { entities, withPersons, write }: LayerReading) =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      for (const { head, query } of listLayers(entities, withPersons)) {
        const select = (after: number) => `${query.select} and t.id > ${after} order by t.id`;
        await write({ ...head, records: readBatches(tx, query, select) });
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

let snapshots = 0;

/** Reads layers from temporary tables, which one short transaction fills: between batches the connection is free. */
async function readCopies(db: Database, { entities, withPersons, write }: LayerReading) {
  snapshots += 1;
  const name = `export_${snapshots}`;
  const layers = listLayers(entities, withPersons).map((layer, index) => ({
    ...layer,
    table: `pg_temp.${name}_${index}`,
  }));
  try {
    await db.transaction(async (tx) => {
      for (const { query, table } of layers) {
        await tx.execute(sql.raw(`create table ${table} as ${query.select}`));
        await tx.execute(sql.raw(`create unique index on ${table} (id)`));
      }
    });
    for (const { head, query, table } of layers) {
      const select = (after: number) => `select * from ${table} where id > ${after} order by id`;
      await write({ ...head, records: readBatches(db, query, select) });
    }
  } finally {
    for (const { table } of layers) await db.execute(sql.raw(`drop table if exists ${table}`));
  }
}

/**
 * Reads some kinds of records, all as they are at one moment, without the retired ones. Other statements are answered
 * meanwhile: PostgreSQL has other connections, and the embedded engine is only held while it copies the records.
 */
export const readLayers = (db: Database, reading: LayerReading): Promise<void> =>
  hasSingleConnection(db) ? readCopies(db, reading) : readInTransaction(db, reading);
