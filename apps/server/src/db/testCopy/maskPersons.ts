import { sql, type SQL } from 'drizzle-orm';
import { findCorrectedField } from '@temple-land/portal-core';
import { queryRows, type Database } from '../database.ts';
import { quoteIdentifier } from '../backup/catalogue.ts';
import { encryptedFields, fromStored, toStored, type EncryptedField } from '../schema/encrypted.ts';
import { emptiedTables, maskedColumns, masks, personalKeys, type Mask } from './maskedTables.ts';

const batchSize = 500;

const name = (identifier: string): SQL => sql.raw(quoteIdentifier(identifier));

const isEncryptedField = (field: string): field is EncryptedField =>
  Object.hasOwn(encryptedFields, field);

const isPersonalKey = (key: string): boolean =>
  personalKeys.has(key) || findCorrectedField(key) !== undefined;

/** Returns JSON with the texts of persons masked. */
export function maskJson(value: unknown, isPersonal = Array.isArray(value)): unknown {
  if (typeof value === 'string') return isPersonal && value !== '' ? masks.text : value;
  if (Array.isArray(value)) return value.map((each) => maskJson(each, isPersonal));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, maskJson(each, isPersonalKey(key))]),
  );
}

/** Updates a column of a table, a batch of values at a time; `ctid` names the row. */
async function writeValues(
  tx: Database,
  { table, column }: { table: string; column: string },
  values: readonly { row: string; value: string }[],
): Promise<void> {
  const target = name(table);
  const type = isEncryptedField(`${table}.${column}`) ? sql`text` : sql`jsonb`;
  for (let at = 0; at < values.length; at += batchSize) {
    const batch = JSON.stringify(values.slice(at, at + batchSize));
    await tx.execute(sql`update ${target} set ${name(column)} = given.value::${type}
      from json_to_recordset(${batch}::json) as given (row text, value text)
      where ${target}.ctid = given.row::tid`);
  }
}

async function maskJsonColumn(tx: Database, table: string, column: string): Promise<void> {
  const field = `${table}.${column}`;
  const rows = await queryRows<{ row: string; value: string }>(
    tx,
    sql`select ctid::text as row, ${name(column)}::text as value from ${name(table)}
      where ${name(column)} is not null`,
  );
  const masked = rows.map(({ row, value }) => {
    if (!isEncryptedField(field))
      return { row, value: JSON.stringify(maskJson(JSON.parse(value))) };
    const content = maskJson(JSON.parse(fromStored(field, value)));
    return { row, value: toStored(field, JSON.stringify(content)) };
  });
  await writeValues(tx, { table, column }, masked);
}

async function maskTextColumn(
  tx: Database,
  { table, column }: { table: string; column: string },
  mask: keyof typeof masks,
): Promise<void> {
  const field = `${table}.${column}`;
  const text = isEncryptedField(field) ? toStored(field, masks[mask]) : masks[mask];
  await tx.execute(
    sql`update ${name(table)} set ${name(column)} = ${text} where ${name(column)} <> ''`,
  );
}

const maskColumn = (tx: Database, table: string, [column, mask]: [string, Mask]) =>
  mask === 'json' ? maskJsonColumn(tx, table, column) : maskTextColumn(tx, { table, column }, mask);

const typeNames: Readonly<Record<string, string>> = {
  A: 'admin',
  O: 'officer',
  T: 'tahasil',
  C: 'counter',
};
const firstMobile = 9_000_000_000;

interface Account {
  id: number;
  userType: string;
}

/** Returns what an account is called in a test copy: staff by their kind, citizens by an invented number. */
function describeAccount({ id, userType }: Account) {
  const kind = typeNames[userType];
  const mobile = String(firstMobile + id);
  return {
    id,
    loginId: toStored('users.login_id', kind === undefined ? mobile : `${kind}.${id}`),
    mobile: toStored('users.mobile', mobile),
    fullName: `${kind === undefined ? 'Citizen' : 'Officer'} ${id}`,
  };
}

/** Gives every account an invented name and number, and one password; erased accounts stay as they are. */
async function maskAccounts(tx: Database, passwordHash: string): Promise<void> {
  const isPerson = sql`login_id not like 'erased-%'`;
  // The numbers of two accounts can meet while they change.
  await tx.execute(sql`update users set login_id = 'masked-' || id, mobile = '', email = ''
    where ${isPerson}`);
  const accounts = await queryRows<Account>(
    tx,
    sql`select id, user_type as "userType" from users where ${isPerson} order by id`,
  );
  for (let at = 0; at < accounts.length; at += batchSize) {
    const batch = JSON.stringify(accounts.slice(at, at + batchSize).map(describeAccount));
    await tx.execute(sql`update users set login_id = given."loginId", mobile = given.mobile,
        full_name = given."fullName", is_first_login = 0,
        password_hash = case when users.password_hash = '' then '' else ${passwordHash} end
      from json_to_recordset(${batch}::json)
        as given (id int, "loginId" text, mobile text, "fullName" text)
      where users.id = given.id`);
  }
}

/** Runs a change of records of which no versions are kept: they would have the names that it masks. */
async function withoutVersions(tx: Database, change: () => Promise<void>): Promise<void> {
  const triggers = await queryRows<{ table: string; trigger: string }>(
    tx,
    sql`select c.relname as table, t.tgname as trigger from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname like '%_versions_kept' and c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { table, trigger } of triggers)
    await tx.execute(sql`alter table ${name(table)} disable trigger ${name(trigger)}`);
  await change();
  for (const { table, trigger } of triggers)
    await tx.execute(sql`alter table ${name(table)} enable trigger ${name(trigger)}`);
}

/** Masks every person in the database of a transaction: who can log in has the password of the hash. */
export async function maskPersons(tx: Database, passwordHash: string): Promise<void> {
  for (const table of emptiedTables) await tx.execute(sql`delete from ${name(table)}`);
  await withoutVersions(tx, async () => {
    for (const [table, columns] of Object.entries(maskedColumns)) {
      for (const column of Object.entries(columns)) await maskColumn(tx, table, column);
    }
  });
  await maskAccounts(tx, passwordHash);
}
