import { sql } from 'drizzle-orm';
import {
  importEntities,
  referenceFields,
  type CellValue,
  type Corner,
  type ImportEntity,
} from '@temple-land/portal-core';
import { toBox, packRing } from '../../../db/land/ring.ts';
import type { Database } from '../../../db/database.ts';
import { detailColumns, findRegister, importTables } from './importTables.ts';

/** A row that was read: where it stands, its values by field, and its outline. */
export interface StagedRow {
  source: number;
  row: number;
  values: Readonly<Record<string, CellValue>>;
  ring?: Corner[];
}

const rowsAtOnce = 1000;

/** Returns the fields of a kind of record that name a place above it. */
const placesAbove = (entity: ImportEntity) =>
  referenceFields.slice(0, importTables[entity].level - 1);

function createTable(entity: ImportEntity): string {
  const { table, stage, columns, hasOutline } = importTables[entity];
  const { named = [], found = [] } = findRegister(entity) ?? {};
  const references = [...placesAbove(entity), ...named].map((name) => `null::text as "in_${name}"`);
  const resolved = placesAbove(entity).map(
    (_, index) => `null::int as place_${index + 1}, null::int as found_${index + 1}`,
  );
  const own = [...Object.values(columns), ...found].map((column) => `t."${column}"`);
  const outline = hasOutline ? ['t.bounds', 't.ring'] : [];
  const details =
    entity === 'plot' ? Object.values(detailColumns).map((column) => `d."${column}"`) : [];
  const from = entity === 'plot' ? `${table} t, plot_details d` : `${table} t`;
  const head = 'null::int as source, null::int as row_no, null::int as id, null::bool as is_new';
  const list = [head, ...references, ...resolved, ...own, ...outline, ...details].join(', ');
  return `create temporary table ${stage} on commit drop as select ${list} from ${from} where false`;
}

/** Creates the tables in which the rows of files are collected; they exist in this transaction only. */
export async function createStages(tx: Database): Promise<void> {
  for (const entity of importEntities) await tx.execute(sql.raw(createTable(entity)));
  await tx.execute(
    sql`create temporary table place_names
      (level int, id int, name text, above_1 int, above_2 int, above_3 int) on commit drop`,
  );
}

const toHex = (bytes: Uint8Array) => String.raw`\x${Buffer.from(bytes).toString('hex')}`;

function toRecord(entity: ImportEntity, { source, row, values, ring }: StagedRow) {
  const { columns } = importTables[entity];
  const { named = [], computed } = findRegister(entity) ?? {};
  const stored = entity === 'plot' ? { ...columns, ...detailColumns } : columns;
  const record: Record<string, CellValue> = { source, row_no: row };
  for (const name of [...placesAbove(entity), ...named])
    record[`in_${name}`] = values[name] ?? null;
  for (const [field, column] of Object.entries(stored)) record[column] = values[field] ?? null;
  if (computed) Object.assign(record, computed(values));
  if (ring) Object.assign(record, { bounds: toBox(ring), ring: toHex(packRing(ring)) });
  return record;
}

/** Collects rows of one kind of record and writes them many at a time. */
export function createStageWriter(tx: Database, entity: ImportEntity) {
  const stage = sql.raw(importTables[entity].stage);
  let rows: object[] = [];
  const flush = async () => {
    if (rows.length === 0) return;
    const json = JSON.stringify(rows);
    rows = [];
    await tx.execute(
      sql`insert into ${stage} select * from json_populate_recordset(null::${stage}, ${json}::json)`,
    );
  };
  const add = async (row: StagedRow) => {
    rows.push(toRecord(entity, row));
    if (rows.length >= rowsAtOnce) await flush();
  };
  return { add, flush };
}
