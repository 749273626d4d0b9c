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
import { queryRows, type Database } from '../../../db/database.ts';
import type { ExportedLayer, ExportedRecord } from '../../../db/land/layerWriter.ts';
import { unpackRing } from '../../../db/land/ring.ts';
import { fromStored } from '../../../db/schema/encrypted.ts';
import { detailColumns, findRegister, importTables } from '../rows/importTables.ts';
import { toColumn, type RegisterTable } from '../rows/registerTable.ts';

const recordsAtOnce = 2000;

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

async function* readLand(
  tx: Database,
  entity: LandEntity,
  fields: readonly string[],
): AsyncGenerator<ExportedRecord> {
  const columns = fields.map((field, index) => `${columnOf(entity, field)} as c${index}`);
  const ring = hasOutline(entity) ? 't.ring' : 'null::bytea';
  let last = 0;
  for (;;) {
    const rows = await queryRows<Record<string, CellValue> & { id: number; ring: unknown }>(
      tx,
      sql.raw(`select t.id, ${ring} as ring, ${columns.join(', ')}
        from ${importTables[entity].table} t ${joinsOf(entity)}
        where t.is_active and t.id > ${last} order by t.id limit ${recordsAtOnce}`),
    );
    for (const row of rows) {
      const cells = fields.map((_, index) => row[`c${index}`] ?? null);
      yield row.ring instanceof Uint8Array ? { cells, ring: unpackRing(row.ring) } : { cells };
    }
    if (rows.length < recordsAtOnce) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

const decode = ({ encrypted }: RegisterTable, field: string, cell: CellValue): CellValue => {
  const name = encrypted?.[field];
  return name === undefined || cell === null ? cell : fromStored(name, String(cell));
};

async function* readRegister(
  tx: Database,
  register: RegisterTable,
  fields: readonly string[],
): AsyncGenerator<ExportedRecord> {
  const columns = fields.map((field, index) => `${register.exported[field]} as c${index}`);
  let last = 0;
  for (;;) {
    const rows = await queryRows<Record<string, CellValue> & { id: number }>(
      tx,
      sql.raw(`select t.id, ${columns.join(', ')} from ${register.from} and t.id > ${last}
        order by t.id limit ${recordsAtOnce}`),
    );
    for (const row of rows)
      yield {
        cells: fields.map((field, index) => decode(register, field, row[`c${index}`] ?? null)),
      };
    if (rows.length < recordsAtOnce) return;
    last = rows.at(-1)?.id ?? 0;
  }
}

function readRecords(
  tx: Database,
  entity: ImportEntity,
  fields: readonly string[],
): AsyncGenerator<ExportedRecord> {
  const register = findRegister(entity);
  if (register) return readRegister(tx, register, fields);
  return readLand(tx, entity as LandEntity, fields);
}

/**
 * Returns the layers of some kinds of records, in their order, with or without the fields that can name persons;
 * retired records are left out.
 */
export const listLayers = (
  tx: Database,
  entities: readonly ImportEntity[],
  withPersons: boolean,
): ExportedLayer[] =>
  entities.map((entity) => {
    const fields = Object.entries(importFields[entity]).filter(
      ([field]) => withPersons || !personalFields[entity]?.includes(field),
    );
    const names = fields.map(([field]) => field);
    return {
      name: `${entity}s`,
      headings: names.map((field) => headingOf(entity, field)),
      types: fields.map(([, { kind }]) => typesByKind[kind] ?? 'text'),
      hasOutline: hasOutline(entity),
      records: readRecords(tx, entity, names),
    };
  });
