import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database.ts';
import type { SequenceLine, TableLine } from './backupLines.ts';

/** The table of applied migrations; not part of the data. */
const migrationsTable = 'migrations';

/** Quotes an SQL identifier. */
export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns the tables of the schema with their stored columns, by name. */
export async function listTables(db: Database): Promise<TableLine[]> {
  const rows = await queryRows<{ table: string; column: string }>(
    db,
    sql`select c.relname as table, a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' and c.relname <> ${migrationsTable}
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return [...tables].map(([table, columns]) => ({ table, columns }));
}

/** Returns the columns of the primary key of each table that has one, by the name of the table. */
export async function listPrimaryKeys(db: Database): Promise<Map<string, string[]>> {
  const rows = await queryRows<{ table: string; column: string }>(
    db,
    sql`select c.relname as table, a.attname as column
      from pg_index i join pg_class c on c.oid = i.indrelid
        cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indisprimary and c.relnamespace = 'public'::regnamespace
      order by c.relname, k.place`,
  );
  const keys = new Map<string, string[]>();
  for (const { table, column } of rows) keys.set(table, [...(keys.get(table) ?? []), column]);
  return keys;
}

/** Returns the sequences of the schema with their last values. */
export async function listSequences(db: Database): Promise<SequenceLine[]> {
  const names = await queryRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const found: SequenceLine[] = [];
  for (const { name } of names) {
    const [row] = await queryRows<{ last: number; isCalled: boolean }>(
      db,
      sql.raw(`select last_value as last, is_called as "isCalled" from ${quoteIdentifier(name)}`),
    );
    if (row) found.push({ sequence: name, ...row });
  }
  return found;
}

/** Returns the storage keys of all tables with a column storage_key. */
export async function listStorageKeys(db: Database): Promise<string[]> {
  const keys: string[] = [];
  for (const { table, columns } of await listTables(db)) {
    if (!columns.includes('storage_key')) continue;
    const named = sql.raw(`select storage_key as key from ${quoteIdentifier(table)} order by 1`);
    const rows = await queryRows<{ key: string | null }>(db, named);
    keys.push(...rows.flatMap(({ key }) => key ?? []));
  }
  return keys;
}

/** Returns every foreign key with the statements that drop and add it. */
export function listForeignKeys(db: Database): Promise<{ drop: string; add: string }[]> {
  return queryRows(
    db,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname,
          pg_get_constraintdef(oid)) as add
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
}
