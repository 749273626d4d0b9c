import { sql } from 'drizzle-orm';
import { toStored, type EncryptedField } from '../schema/encrypted.ts';
import { toLookup } from '../../ports/fieldKeys.ts';
import { queryRows, type Database } from '../database.ts';

const batchSize = 500;

// The fields at the time of this migration, with the keys of their tables.
const fields: readonly (readonly [field: EncryptedField, key: string])[] = [
  ['users.login_id', 'id'],
  ['users.mobile', 'id'],
  ['users.email', 'id'],
  ['case_parties.mobile_no', 'id'],
  ['queries.mobile', 'id'],
  ['queries.email', 'id'],
  ['page_reports.contact', 'id'],
  ['pending_changes.before', 'id'],
  ['pending_changes.after', 'id'],
  ['bidders.aadhaar_end', 'id'],
  ['land_details.identity_end', 'application_id'],
];

interface StoredValue {
  key: number;
  value: string;
}

/** Encrypts the next batch of a column, in the order of its key; returns the last key, undefined at the end. */
async function encryptBatch(
  tx: Database,
  [field, key]: (typeof fields)[number],
  after: number,
): Promise<number | undefined> {
  const [table = '', column = ''] = field.split('.').map((name) => `"${name}"`);
  const rows = await queryRows<StoredValue>(
    tx,
    sql`select ${sql.raw(key)} as key, ${sql.raw(column)} as value from ${sql.raw(table)}
      where ${sql.raw(key)} > ${after} order by 1 limit ${batchSize}`,
  );
  const sealed = rows.map((row) => ({ key: row.key, value: toStored(field, row.value) }));
  await tx.execute(sql`update ${sql.raw(table)} set ${sql.raw(column)} = sealed.value
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as sealed(key int, value text)
    where ${sql.raw(table)}.${sql.raw(key)} = sealed.key`);
  return rows.at(-1)?.key;
}

/** Replaces the numbers in the subjects of counters by their look-up hashes. */
async function hashSubjects(tx: Database): Promise<void> {
  const rows = await queryRows<{ subject: string }>(
    tx,
    sql`select distinct subject from attempts where subject ~ '^(user|mobile):[0-9]{10}$'`,
  );
  const hashed = rows.map(({ subject }) => {
    const [kind = '', number = ''] = subject.split(':');
    return { subject, hashed: `${kind}:${toLookup(number)}` };
  });
  await tx.execute(sql`update attempts set subject = named.hashed
    from jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as named(subject text, hashed text)
    where attempts.subject = named.subject`);
}

async function encryptColumn(tx: Database, field: (typeof fields)[number]): Promise<void> {
  let after: number | undefined = -1;
  while (after !== undefined) after = await encryptBatch(tx, field, after);
}

/** Encrypts what earlier versions stored readably. */
export async function encryptStoredFields(tx: Database): Promise<void> {
  for (const field of fields) await encryptColumn(tx, field);
  await hashSubjects(tx);
}

/** Encrypts the drafts and field reports that earlier versions stored readably. */
export async function encryptDraftsAndReports(tx: Database): Promise<void> {
  await encryptColumn(tx, ['drafts.content', 'id']);
  await encryptColumn(tx, ['field_reports.content', 'id']);
}
