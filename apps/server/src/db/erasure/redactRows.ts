import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { queryRows, type Database } from '../database.ts';

/** What stands in place of the name of an erased person. */
export const erasedName = 'Erased account';

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The identifying texts of a person. */
export interface Identifiers {
  fullName: string;
  mobile: string;
  email: string;
}

/**
 * Returns the pattern of a PostgreSQL regular expression that finds a person's name, with any spaces between its words,
 * as a whole word where its letters are Latin, the
 * mobile number, also in groups, and the e-mail address; undefined if the account has none of them.
 */
export function buildIdentifierPattern({
  fullName,
  mobile,
  email,
}: Identifiers): string | undefined {
  const name = fullName
    .trim()
    .split(/\s+/)
    .map(escapePattern)
    .join(String.raw`\s+`);
  // The engines know the ends of words of Latin letters only.
  const isLatin = /^[\x20-\x7e]+$/.test(fullName);
  const patterns = [
    isLatin ? String.raw`\m${name}\M` : name,
    [...mobile].join('[ -]?'),
    escapePattern(email),
  ];
  const known = patterns.filter((pattern) => pattern !== '');
  return known.length === 0 ? undefined : known.join('|');
}

/** Texts in rows of a table that can contain the name of a person. */
export interface RedactedTexts {
  table: PgTable;
  columns: readonly PgColumn[];
  where: SQL | undefined;
}

/** Replaces what a pattern finds in texts and JSON by `erasedName`; returns the number of changed rows. */
export async function redactRows(
  tx: Database,
  { table, columns, where }: RedactedTexts,
  pattern: string,
): Promise<number> {
  const sets = columns.map((column) => {
    const replaced = sql`regexp_replace(${column}::text, ${pattern}, ${erasedName}, 'gi')`;
    const type = sql.raw(column.getSQLType());
    return sql`${sql.identifier(column.name)} = (${replaced})::${type}`;
  });
  const found = columns.map((column) => sql`${column}::text ~* ${pattern}`);
  const rows = await queryRows(
    tx,
    sql`update ${table} set ${sql.join(sets, sql`, `)}
      where ${where} and (${sql.join(found, sql` or `)}) returning 1`,
  );
  return rows.length;
}

/** Replaces what a pattern finds in a decrypted text, as the database does it; undefined if it finds nothing. */
export async function redactText(
  tx: Database,
  text: string,
  pattern: string,
): Promise<string | undefined> {
  const [row] = await queryRows<{ redacted: string }>(
    tx,
    sql`select regexp_replace(${text}::text, ${pattern}, ${erasedName}, 'gi') as redacted`,
  );
  return row === undefined || row.redacted === text ? undefined : row.redacted;
}
