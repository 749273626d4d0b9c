import { eq, sql, type SQL } from 'drizzle-orm';
import { customType, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { decryptField, encryptField, isEncrypted } from '../../ports/fieldCipher.ts';
import { toLookup } from '../../ports/fieldKeys.ts';

/** The encrypted columns as table.column, with what their values are found by. */
export const encryptedFields = {
  'users.login_id': 'loginId',
  'users.mobile': 'value',
  'users.email': 'lowerCase',
  'email_changes.email': 'nothing',
  'personal_details.content': 'nothing',
  'outbox.text': 'nothing',
  'deliveries.recipient': 'nothing',
  'deliveries.text': 'nothing',
  'case_parties.mobile_no': 'nothing',
  'queries.mobile': 'nothing',
  'queries.email': 'nothing',
  'page_reports.contact': 'nothing',
  'pending_changes.before': 'nothing',
  'pending_changes.after': 'nothing',
  'bidders.aadhaar_end': 'nothing',
  'land_details.identity_end': 'nothing',
  'application_steps.identity_end': 'nothing',
  'drafts.content': 'nothing',
  'field_reports.content': 'nothing',
} as const satisfies Readonly<Record<string, 'loginId' | 'lowerCase' | 'nothing' | 'value'>>;

/** An encrypted column as table.column. */
export type EncryptedField = keyof typeof encryptedFields;

const mobileNumber = /^\d{10}$/;

/** Returns what the database stores for a value; an empty text and the login name of an office stay readable. */
export function toStored(field: EncryptedField, value: string): string {
  const kind = encryptedFields[field];
  if (value === '' || (kind === 'loginId' && !mobileNumber.test(value))) return value;
  if (kind === 'nothing') return encryptField(field, value);
  return encryptField(field, value, kind === 'lowerCase' ? value.toLowerCase() : value);
}

/** Returns the value of what the database stores. */
export const fromStored = (field: EncryptedField, stored: string): string =>
  isEncrypted(stored) ? decryptField(field, stored) : stored;

const getColumnName = (field: EncryptedField) => field.slice(field.indexOf('.') + 1);

/** A text that is encrypted in the database and readable in the code; comparing it needs `hasValue`. */
export const encryptedText = (field: EncryptedField) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => toStored(field, value),
    fromDriver: (stored) => fromStored(field, stored),
  })(getColumnName(field));

/** An object that is encrypted in the database. */
export const encryptedJson = <Value>(field: EncryptedField) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => toStored(field, JSON.stringify(value)),
    fromDriver: (stored) => JSON.parse(fromStored(field, stored)) as Value,
  })(getColumnName(field));

/** A number of which only the look-up hash is stored; it can be compared, but not read. */
export const hashedNumber = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => (value === '' ? value : toLookup(value)),
  })(name);

/** The look-up hash in the stored value of a column; empty if it has none. */
export const lookupIn = (column: AnyPgColumn): SQL<string> => sql`split_part(${column}, '.', 3)`;

/** The condition that an encrypted column has a value. */
export const hasValue = (column: AnyPgColumn, value: string): SQL =>
  sql`${lookupIn(column)} = ${toLookup(value)}`;

/** The condition that a user has a login name: a citizen's number, or the name of somebody in an office. */
export const hasLogin = (column: AnyPgColumn, login: string): SQL =>
  mobileNumber.test(login) ? hasValue(column, login) : eq(column, login);

/** The condition that a column of a table has nothing readable. */
export const isSealed = (column: AnyPgColumn): SQL => sql`(${column} = '' or ${column} like '~%')`;

/** A login name in the subject of a counter: numbers by their look-up hash. */
export const loginSubject = (column: AnyPgColumn): SQL<string> =>
  sql`case when ${column} like '~%' then ${lookupIn(column)} else ${column} end`;

/** Returns a typed login name as the subject of a counter has it. */
export function toLoginSubject(login: string): string {
  const name = login.trim().toLowerCase();
  return mobileNumber.test(name) ? toLookup(name) : name;
}
