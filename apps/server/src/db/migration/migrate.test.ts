import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queryRows, type Database } from '../database.ts';
import { migrate } from './migrate.ts';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { unpackRing } from '../land/ring.ts';

const first = readFileSync(
  new URL('../../../migrations/0000_initial.sql', import.meta.url),
  'utf8',
);

// The corners (85.83, 19.81) and (85.84123, 19.8) as the first version packed them.
const oldRing = '58f78200483a1e00bbfb820060361e00';

async function createFirstVersion(db: Database) {
  for (const statement of first.split('--> statement-breakpoint')) {
    await db.execute(sql.raw(statement));
  }
  await db.execute(sql`create table migrations (tag text primary key)`);
  await db.execute(sql`insert into migrations values ('0000_initial')`);
}

it('the land record of the first version keeps its plots, shapes and figures', async () => {
  const database = await openEmpty();
  const { db } = database;
  await createFirstVersion(db);
  await db.execute(sql`insert into districts values (1, 'PUR', 'Puri', 'ପୁରୀ')`);
  await db.execute(sql`insert into tahasils values (4, 1, 'Gop', 'ଗୋପ')`);
  await db.execute(sql`insert into mouzas values (7, 4, 'Konark')`);
  await db.execute(sql`insert into khatiyans values (9, 7, '38')`);
  await db.execute(sql`insert into plots values
    (11, 9, '7-1', '1', 'Bari', 1.25, 'leased', '(85.84123,19.81),(85.83,19.8)', decode(${oldRing}, 'hex')),
    (12, 9, '7-2', '2', 'Bari', 0.5, 'available', '(85.84,19.81),(85.83,19.8)', decode(${oldRing}, 'hex'))`);
  await migrate(database);
  const plots = await queryRows<{ mouza_id: number; ring: Uint8Array }>(
    db,
    sql`select mouza_id, ring from plots order by id`,
  );
  expect(plots.map(({ mouza_id }) => mouza_id)).toEqual([7, 7]);
  expect(unpackRing(plots[0]?.ring ?? new Uint8Array())).toEqual([
    [85.83, 19.81],
    [85.84123, 19.8],
  ]);
  const facts = await queryRows(
    db,
    sql`select mouza_id, khatiyans, plots, area, area_leased, area_vacant from mouza_facts`,
  );
  expect(facts).toEqual([
    { mouza_id: 7, khatiyans: 1, plots: 2, area: 1.75, area_leased: 1.25, area_vacant: 0.5 },
  ]);
  const [district] = await queryRows(db, sql`select key from districts`);
  expect(district).toEqual({ key: 'pr pr' });
  await database.close();
});

it('questions of an earlier version get slugs from their words, each a different one', async () => {
  const database = await openEmpty();
  const { db } = database;
  await createFirstVersion(db);
  await db.execute(sql`insert into faqs (id, place, question, answer) values
    (1, 0, 'Who can apply?', 'Anyone'), (2, 1, 'Who can apply', 'Anyone'), (3, 2, 'କିଏ?', 'ଯେକେହି'),
    (4, 3, 'The officer’s fee, ''now''', 'None')`);
  await migrate(database);
  const slugs = await queryRows<{ slug: string }>(db, sql`select slug from faqs order by id`);
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'who-can-apply',
    'who-can-apply-2',
    'question',
    'the-officers-fee-now',
  ]);
  await database.close();
});
