import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { queryRows } from '../database.ts';
import { drafts } from '../schema/applicationDetails.ts';
import { listKnownMigrations, migrate, runMigrations } from './migrate.ts';

const known = listKnownMigrations();
const before = known.slice(
  0,
  known.findIndex((tag) => tag.endsWith('_encrypted_drafts')),
);

it('the drafts of an earlier version are encrypted and can still be read', async () => {
  const database = await openEmpty();
  const { db } = database;
  await runMigrations(db, before);
  await db.execute(sql`insert into users (id, login_id, full_name, user_type, role_id, password_hash, created_on)
    values (1, 'kuni', 'Kuni Jena', 'CI', 5, '', now())`);
  const contents = [{ purpose: 'A garden for Kuni Jena' }, { area: '0.5', purpose: 'ବଗିଚା' }];
  for (const [at, content] of contents.entries()) {
    await db.execute(sql`insert into drafts (user_id, form_id, content, version, saved_on)
      values (1, ${at + 1}, ${JSON.stringify(content)}::jsonb, 1, now())`);
  }
  await migrate(database);
  const stored = await queryRows<{ content: string }>(db, sql`select content from drafts`);
  for (const { content } of stored) expect(content).toMatch(/^~[^{]*$/);
  const read = await db.select().from(drafts).orderBy(drafts.formId);
  expect(read.map(({ content }) => content)).toEqual(contents);
  const write = db.execute(sql`update drafts set content = '{"purpose":"readable"}'`);
  await expect(write).rejects.toThrow();
  await database.close();
});
