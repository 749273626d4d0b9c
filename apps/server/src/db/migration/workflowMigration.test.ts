import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { queryRows, type OpenDatabase } from '../database.ts';
import { migrate } from './migrate.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const release = '0000_initial';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
});
afterAll(() => database.close());

const run = (text: string) => database.db.execute(sql.raw(text));

/** Creates the database of the first release with an application of each type and status. */
async function firstRelease() {
  const statements = readFileSync(new URL(`${release}.sql`, folder), 'utf8');
  for (const statement of statements.split('--> statement-breakpoint')) await run(statement);
  await run(`create table migrations (tag text primary key)`);
  await run(`insert into migrations (tag) values ('${release}')`);
  await run(`insert into districts (id, code, name_en, name_or) values (1, 'PUR', 'Puri', '')`);
  await run(`insert into tahasils (id, district_id, name_en, name_or) values (1, 1, 'Gop', '')`);
  await run(`insert into mouzas (id, tahasil_id, name_en) values (1, 1, 'Gop')`);
  await run(`insert into users (id, login_id, full_name, user_type, role_id, password_hash, created_on)
    values (1, '9437000001', 'Kuni Jena', 'CI', 5, '', now()), (2, 'o', 'Bijay Das', 'O', 1, '', now())`);
  let id = 0;
  for (const type of [1, 2, 3]) {
    for (const status of ['P', 'A', 'R', 'G CLOSE']) {
      id += 1;
      await run(`insert into applications (id, number, type, applicant_id, district_id, tahasil_id,
        mouza_id, khata_no, purpose, area, status, created_on)
        values (${id}, 'N/${id}', ${type}, 1, 1, 1, 1, '38', 'x', 1, '${status}', '2026-01-01Z')`);
      await run(`insert into application_steps (application_id, at, by_name, by_user_id, status, remark)
        values (${id}, '2026-01-01Z', 'Kuni Jena', 1, 'P', '')`);
      if (status === 'P') continue;
      const by = status === 'G CLOSE' && type === 2 ? 1 : 2;
      await run(`insert into application_steps (application_id, at, by_name, by_user_id, status, remark)
        values (${id}, '2026-01-09Z', 'x', ${by}, '${status}', 'y')`);
    }
  }
  await run(`insert into documents (temp_id, owner_id, application_id, file_name, media_type, size,
    sha256, content, created_on) values ('t', 1, 1, 'a.pdf', 'application/pdf', 1, '', '\\x25', now())`);
}

it('every application of the first release gets its stage, and nothing is lost', async () => {
  await firstRelease();
  await migrate(database);
  const rows = await queryRows<{ type: number; status: string; state: string; since: string }>(
    database.db,
    sql`select type, status, state from applications order by id`,
  );
  expect(rows.map(({ type, status, state }) => `${type} ${status} ${state}`)).toEqual([
    '1 P SUBMITTED',
    '1 A TRANSFERRED',
    '1 R REJECTED',
    '1 R REJECTED',
    '2 P SUBMITTED',
    '2 A APPROVED',
    '2 R REJECTED',
    '2 G CLOSE WITHDRAWN',
    '3 P FILED',
    '3 A EVICTION_ORDERED',
    '3 R DISMISSED',
    '3 R DISMISSED',
  ]);
  const count = async (table: string) =>
    (await queryRows(database.db, sql`select 1 from ${sql.identifier(table)}`)).length;
  expect([await count('application_steps'), await count('documents')]).toEqual([21, 1]);
  expect([await count('reports'), await count('cases')]).toEqual([4, 4]);
  const steps = await queryRows<{ action: string }>(
    database.db,
    sql`select action from application_steps where application_id = 8 order by id`,
  );
  expect(steps.map(({ action }) => action)).toEqual(['submit', 'withdraw']);
});

it('state and status cannot disagree', async () => {
  const wrong = run(`update applications set state = 'APPROVED' where id = 5`);
  await expect(wrong).rejects.toThrow();
  await expect(run(`update applications set status = 'A' where id = 5`)).rejects.toThrow();
});
