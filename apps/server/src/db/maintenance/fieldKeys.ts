import { sql, type Name } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import {
  getEncryptionKey,
  getLookupPrefix,
  installFieldKeys,
  listFieldKeyIds,
} from '../../ports/fieldKeys.ts';
import { queryRows, type Database } from '../database.ts';
import { lockStartup } from '../query/lockStartup.ts';
import { encryptedFields, fromStored, toStored, type EncryptedField } from '../schema/encrypted.ts';

const batchSize = 200;

/** How many values of a column are encrypted with a key. */
export interface FieldKeyUse {
  field: EncryptedField;
  keyId: string;
  count: number;
}

const fieldNames = Object.keys(encryptedFields) as EncryptedField[];

interface FieldNames {
  table: Name;
  column: Name;
  /** The primary key of the table. */
  key: Name;
}

function getNames(field: EncryptedField): FieldNames {
  const [table = '', column = ''] = field.split('.');
  const key = table === 'land_details' ? 'application_id' : 'id';
  return { table: sql.identifier(table), column: sql.identifier(column), key: sql.identifier(key) };
}

const keyIdIn = (column: Name) => sql`substr(split_part(${column}, '.', 1), 2)`;

/** Counts the encrypted values of every column by key. */
export async function countFieldKeys(db: Database): Promise<FieldKeyUse[]> {
  const uses: FieldKeyUse[] = [];
  for (const field of fieldNames) {
    const { table, column } = getNames(field);
    const rows = await queryRows<{ keyId: string; count: number }>(
      db,
      sql`select ${keyIdIn(column)} as "keyId", count(*)::int as count from ${table}
        where ${column} like '~%' group by 1 order by 1`,
    );
    uses.push(...rows.map((row) => ({ field, ...row })));
  }
  return uses;
}

/** Writes the next values of an earlier key again, in one transaction; returns their number. */
async function reencryptBatch(db: Database, field: EncryptedField): Promise<number> {
  const { table, column, key } = getNames(field);
  return db.transaction(async (tx) => {
    // A row that somebody is changing, or another instance is writing, is left for the next round.
    const rows = await queryRows<{ key: number; value: string }>(
      tx,
      sql`select ${key} as key, ${column} as value from ${table}
        where ${column} like '~%' and ${keyIdIn(column)} <> ${getEncryptionKey().id}
        order by 1 limit ${batchSize} for update skip locked`,
    );
    if (rows.length === 0) return 0;
    const sealed = rows.map((row) => ({
      key: row.key,
      value: toStored(field, fromStored(field, row.value)),
    }));
    await tx.execute(sql`update ${table} set ${column} = sealed.value
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as sealed(key int, value text)
      where ${table}.${key} = sealed.key`);
    return rows.length;
  });
}

/**
 * Encrypts what has an earlier key with the current one, in batches of their own transactions: it can be stopped at any
 * time, started again, and run on several instances. Returns the number of values.
 */
export async function reencryptFields(db: Database): Promise<number> {
  let total = 0;
  for (const field of fieldNames) {
    let written = 0;
    do {
      written = await reencryptBatch(db, field);
      total += written;
    } while (written > 0);
  }
  return total;
}

const searchedFields = fieldNames.filter((field) => encryptedFields[field] !== 'nothing');

async function hasOtherLookups(tx: Database): Promise<boolean> {
  const { table, column } = getNames('users.mobile');
  const [row] = await queryRows(
    tx,
    sql`select 1 from ${table} where ${column} like '~%'
      and not starts_with(split_part(${column}, '.', 3), ${getLookupPrefix()}) limit 1`,
  );
  return row !== undefined;
}

async function rebuildLookups(tx: Database): Promise<void> {
  for (const field of searchedFields) {
    const { table, column } = getNames(field);
    const rows = await queryRows<{ key: number; value: string }>(
      tx,
      sql`select id as key, ${column} as value from ${table} where ${column} like '~%'`,
    );
    for (const { key, value } of rows) {
      const stored = toStored(field, fromStored(field, value));
      await tx.execute(sql`update ${table} set ${column} = ${stored} where id = ${key}`);
    }
  }
  for (const name of ['codes', 'registration_tickets', 'outbox'])
    await tx.execute(sql`delete from ${sql.identifier(name)}`);
  await tx.execute(sql`delete from attempts where subject like '%:#%'`);
}

/**
 * Checks that every key in the database is configured, so that a forgotten key does no harm, and renews the look-up
 * hashes after a change of `LOOKUP_KEY`.
 */
export async function applyFieldKeys(db: Database, config: Config): Promise<void> {
  installFieldKeys(config);
  const known = new Set(listFieldKeyIds());
  const missing = (await countFieldKeys(db)).find(({ keyId }) => !known.has(keyId));
  if (missing)
    throw new Error(
      `DATA_KEY has changed: ${missing.count} values of ${missing.field} are encrypted with the key of the id ` +
        `${missing.keyId}. Add that key to DATA_KEYS_ACCEPTED.`,
    );
  await db.transaction(async (tx) => {
    await lockStartup(tx);
    if (await hasOtherLookups(tx)) await rebuildLookups(tx);
  });
}
