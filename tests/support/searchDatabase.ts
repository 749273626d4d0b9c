import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../apps/server/src/db/database.ts';
import {
  encryptedFields,
  fromStored,
  type EncryptedField,
} from '../../apps/server/src/db/schema/encrypted.ts';

/** Returns the names of all tables of the database, sorted. */
export async function listTables(db: Database): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function readTable(db: Database, name: string): Promise<string[]> {
  const table = sql.identifier(name);
  const rows = await queryRows<{ row: string }>(
    db,
    sql`select to_jsonb(each)::text as row from ${table} each`,
  );
  const texts = rows.map(({ row }) => row);
  const fields = Object.keys(encryptedFields).filter((field) => field.startsWith(`${name}.`));
  for (const field of fields as EncryptedField[]) {
    const column = sql.identifier(field.slice(name.length + 1));
    const values = await queryRows<{ value: string | null }>(
      db,
      sql`select ${column}::text as value from ${table}`,
    );
    texts.push(...values.map(({ value }) => (value === null ? '' : fromStored(field, value))));
  }
  return texts;
}

/** Returns in which tables each of some texts occurs, also in encrypted values, as `table: text`. */
export async function searchDatabase(db: Database, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of await listTables(db)) {
    const texts = (await readTable(db, table)).map((text) => text.toLowerCase());
    for (const word of words) {
      if (texts.some((text) => text.includes(word.toLowerCase()))) found.add(`${table}: ${word}`);
    }
  }
  return [...found].sort();
}
