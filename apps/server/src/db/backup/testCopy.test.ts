import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingRandom, memoryFiles } from '../../../../../tests/support/fakes.ts';
import { openEmpty, openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { queryRows, type OpenDatabase } from '../database.ts';
import { tableEffects } from '../erasure/tableEffects.ts';
import { moveDocuments } from '../maintenance/moveDocuments.ts';
import { users } from '../schema/account.ts';
import { landDetails } from '../schema/landDetails.ts';
import { documents } from '../schema/documents.ts';
import { encryptedFields, fromStored, type EncryptedField } from '../schema/encrypted.ts';
import { maskJson } from '../testCopy/maskPersons.ts';
import { emptiedTables, maskedColumns, masks } from '../testCopy/maskedTables.ts';
import { createTestCopyMask, isTestCopy } from '../testCopy/testCopy.ts';
import { listTables, quoteIdentifier } from './catalogue.ts';
import { restoreBackup } from './restoreBackup.ts';
import { streamBackup } from './streamBackup.ts';

const now = new Date('2026-03-16T06:30:00Z');
const source = memoryFiles(() => now);
const target = memoryFiles(() => now);
let sample: OpenDatabase;
let copy: OpenDatabase;
let before: Readonly<Record<string, number>>;

const countRows = async ({ db }: OpenDatabase) => {
  const counts: Record<string, number> = {};
  for (const { table } of await listTables(db)) {
    counts[table] = await db.$count(sql.raw(quoteIdentifier(table)));
  }
  return counts;
};

beforeAll(async () => {
  [sample, copy] = [await openSample(), await openEmpty()];
  await moveDocuments(sample.db, source, countingRandom());
  before = await countRows(sample);
  const backup = await text(streamBackup(sample.db, source, now));
  const mask = await createTestCopyMask('a hash', now);
  await restoreBackup(copy.db, target, Readable.from([Buffer.from(backup)]), mask);
});
afterAll(async () => {
  await sample.close();
  await copy.close();
});

/** Returns every value of a database as text, the encrypted ones readable. */
async function readAll({ db }: OpenDatabase): Promise<string> {
  const parts: string[] = [];
  for (const { table } of await listTables(db)) {
    const rows = await queryRows<{ row: Record<string, unknown> }>(
      db,
      sql.raw(`select to_json(t) as row from ${quoteIdentifier(table)} t`),
    );
    for (const { row } of rows) {
      const readable = Object.entries(row).map(([column, value]) => {
        const field = `${table}.${column}`;
        const isSealed = Object.hasOwn(encryptedFields, field) && typeof value === 'string';
        return isSealed ? fromStored(field as EncryptedField, value) : JSON.stringify(value);
      });
      parts.push(readable.join(' '));
    }
  }
  return parts.join('\n');
}

/** Returns texts by which persons of the sample can be recognised. */
async function listIdentifiers({ db }: OpenDatabase): Promise<string[]> {
  const people = await db.select().from(users);
  const answers = await db.select().from(landDetails);
  const texts = [
    ...people.flatMap(({ fullName, mobile, email }) => [fullName, mobile, email]),
    ...answers.flatMap((row) => [row.guardianName, row.addressLine, row.representativeName]),
    ...answers.map(({ newHolder }) => newHolder),
  ];
  return [...new Set(texts.filter((each) => each.length > 5))];
}

describe('a test copy', () => {
  it('is marked, and has the rows of the backup except those of messages and secrets', async () => {
    expect([await isTestCopy(sample.db), await isTestCopy(copy.db)]).toEqual([false, true]);
    const emptied: readonly string[] = emptiedTables;
    const expected = Object.entries(before).map(([table, rows]) => [
      table,
      emptied.includes(table) ? 0 : rows,
    ]);
    expect(await countRows(copy)).toEqual({
      ...Object.fromEntries(expected),
      test_copies: 1,
      migrations: before['migrations'],
    });
  });

  it('names nobody of the backup', async () => {
    const identifiers = await listIdentifiers(sample);
    expect(identifiers.length).toBeGreaterThan(20);
    const all = await readAll(copy);
    expect(identifiers.filter((each) => all.includes(each))).toEqual([]);
    const original = await readAll(sample);
    expect(identifiers.filter((each) => !original.includes(each))).toEqual([]);
  });

  it('has accounts with invented names and one password, and citizens log in by an invented number', async () => {
    const [own] = await sample.db.select().from(users).where(eq(users.userType, 'CI')).limit(1);
    const [masked] = await copy.db
      .select()
      .from(users)
      .where(eq(users.id, own?.id ?? 0));
    const number = String(9_000_000_000 + (own?.id ?? 0));
    expect(masked).toMatchObject({
      loginId: number,
      mobile: number,
      email: '',
      fullName: `Citizen ${own?.id}`,
      passwordHash: 'a hash',
    });
    const staff = await copy.db.select().from(users).where(eq(users.userType, 'A'));
    expect(staff.map(({ loginId, id }) => loginId === `admin.${id}`)).not.toContain(false);
  });

  it('has a stand-in for every uploaded file, which its row describes', async () => {
    const rows = await copy.db.select().from(documents);
    expect(rows.length).toBeGreaterThan(20);
    const sizes = new Set<number>();
    for (const { storageKey, size, fileName } of rows) {
      const bytes = await target.get(storageKey ?? '');
      expect([bytes?.length, fileName]).toEqual([size, expect.stringMatching(/^document-\d+\.?/)]);
      sizes.add(size);
    }
    expect(sizes.size).toBeLessThanOrEqual(3);
  });
});

// Rows with nothing but ids, days and choices.
const harmless = [
  'consents',
  'channel_choices',
  'digest_choices',
  'digests',
  'letter_openings',
  'watches',
];

it('a table with persons is emptied or masked', () => {
  const known = new Set([...emptiedTables, ...Object.keys(maskedColumns), ...harmless]);
  const personal = Object.entries(tableEffects).flatMap(([table, effect]) =>
    effect === 'deleted' || effect === 'anonymised' ? [table] : [],
  );
  const open = personal.filter((table) => !known.has(table));
  // Their masks are functions.
  expect(open).toEqual(['users', 'documents']);
});

it('an answer that was given again is masked, and what was asked for stays', () => {
  const given = { 'corrected.guardianName': 'Hari Behera', askedFields: 'guardianName' };
  expect(maskJson(given)).toEqual({ ...given, 'corrected.guardianName': masks.text });
});
