import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { findUserByLogin, findUserByMobile } from '../../features/account/account.repository.ts';
import { installFieldKeys } from '../../ports/fieldKeys.ts';
import { memoryFiles } from '../../../../../tests/support/fakes.ts';
import { people } from '../../../../../tests/support/people.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { streamBackup } from '../backup/streamBackup.ts';
import { queryRows, type OpenDatabase } from '../database.ts';
import { users } from '../schema/account.ts';
import { drafts } from '../schema/applicationDetails.ts';
import { applyFieldKeys, countFieldKeys, reencryptFields } from './fieldKeys.ts';

const demo = readConfig({});
const rotated = {
  ...demo,
  DATA_KEY: 'the-key-after-the-change',
  DATA_KEYS_ACCEPTED: [demo.DATA_KEY],
};
const citizen = people.citizen.loginId;
const draft = {
  userId: 1,
  formId: 2,
  content: { purpose: 'A garden for Kuntala Sabar' },
  version: 1,
  savedOn: new Date('2026-03-16T06:00:00Z'),
};

let database: OpenDatabase;
beforeEach(async () => {
  database = await openSample();
  installFieldKeys(demo);
});
afterEach(async () => {
  installFieldKeys(demo);
  await database.close();
});

const listKeyIds = async () =>
  new Set((await countFieldKeys(database.db)).map(({ keyId }) => keyId));

describe('encrypted fields', () => {
  it('appear in no table and in no backup as clear mobile numbers', async () => {
    const { db } = database;
    await db.insert(drafts).values(draft);
    const rows = await db.select({ mobile: users.mobile, loginId: users.loginId }).from(users);
    const numbers = rows.flatMap(({ mobile }) => (mobile === '' ? [] : [mobile]));
    expect(numbers).toContain(citizen);
    const backup = await text(
      streamBackup(
        db,
        memoryFiles(() => new Date()),
        new Date(),
      ),
    );
    expect(backup).toContain('officer.puri');
    expect(numbers.filter((number) => backup.includes(number))).toEqual([]);
    expect(backup).not.toContain(draft.content.purpose);
  });

  it('cannot be stored readably', async () => {
    const { db } = database;
    const write = db.execute(sql`update users set mobile = '9437000009' where id = 1`);
    await expect(write).rejects.toThrow();
  });

  it('have another text in each row and column for the same value', async () => {
    const rows = await queryRows<{ mobile: string; login: string }>(
      database.db,
      sql`select mobile, login_id as login from users where login_id like '~%' limit 1`,
    );
    const [row] = rows;
    expect(row?.login.split('.')[1]).not.toBe(row?.mobile.split('.')[1]);
    expect(row?.login.split('.')[2]).toBe(row?.mobile.split('.')[2]);
    const moved = database.db.execute(sql`update users set mobile = login_id where id = 1`);
    await moved;
    await expect(findUserByMobile(database.db, citizen)).rejects.toThrow();
  });
});

describe('a new key of encrypted fields', () => {
  it('replaces the earlier one in every row, by two instances at once, and nobody notices', async () => {
    const { db } = database;
    await db.insert(drafts).values(draft);
    await applyFieldKeys(db, rotated);
    const [before] = await listKeyIds();
    expect((await findUserByLogin(db, citizen))?.mobile).toBe(citizen);
    await Promise.all([reencryptFields(db), reencryptFields(db)]);
    const after = await listKeyIds();
    expect(after.size).toBe(1);
    expect(after).not.toContain(before);
    installFieldKeys({ ...rotated, DATA_KEYS_ACCEPTED: [] });
    expect((await findUserByMobile(db, citizen))?.loginId).toBe(citizen);
    expect(await db.select().from(drafts)).toMatchObject([draft]);
    expect(await reencryptFields(db)).toBe(0);
  });

  it('continues after it was stopped in the middle', async () => {
    const { db } = database;
    installFieldKeys(rotated);
    await db.update(users).set({ email: 'kuni@post.example' }).where(eq(users.id, 1));
    const total = (await countFieldKeys(db)).reduce((sum, { count }) => sum + count, 0);
    expect(await reencryptFields(db)).toBe(total - 1);
  });

  it('is refused at the start without the key of the stored values', async () => {
    const { db } = database;
    const forgotten = { ...rotated, DATA_KEYS_ACCEPTED: [] };
    await expect(applyFieldKeys(db, forgotten)).rejects.toThrow(/DATA_KEY has changed: \d+ values/);
  });
});

it('a new look-up key finds everybody after the start', async () => {
  const { db } = database;
  await applyFieldKeys(db, { ...demo, LOOKUP_KEY: 'another-look-up-key' });
  expect((await findUserByLogin(db, citizen))?.mobile).toBe(citizen);
  expect((await findUserByMobile(db, citizen))?.loginId).toBe(citizen);
});
