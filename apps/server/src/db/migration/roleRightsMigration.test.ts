import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { stepRights } from '@temple-land/portal-core';
import { openEmpty } from '../../../../../tests/support/sampleDatabase.ts';
import { queryRows } from '../database.ts';
import { listKnownMigrations, migrate, runMigrations } from './migrate.ts';

const before = listKnownMigrations().filter((tag) => tag < '0029_role_rights');

it('the roles of an earlier version keep the steps that they took by their numbers and types', async () => {
  const database = await openEmpty();
  const { db } = database;
  await runMigrations(db, before);
  await db.execute(sql`insert into roles (id, role_name, user_type) values
    (21, 'Surveyor', 'T'), (22, 'Registrar', 'O'), (23, 'Clerk', 'C')`);
  await db.execute(
    sql`insert into districts (id, code, name_en, name_or) values (1, 'PUR', 'Puri', '')`,
  );
  await db.execute(
    sql`insert into tahasils (id, district_id, name_en, name_or) values (1, 1, 'Gop', '')`,
  );
  await db.execute(sql`insert into users (id, login_id, full_name, user_type, role_id, password_hash, created_on)
    values (1, '9437000001', 'Kuni Jena', 'CI', 5, '', now())`);
  await db.execute(sql`insert into applications (number, type, applicant_id, district_id, tahasil_id,
    khata_no, purpose, area, status, state, state_since, created_on)
    values ('N/1', 6, 1, 1, 1, '', 'x', 1, 'P', 'FORM_M_SUBMITTED', now(), now())`);
  await migrate(database);
  const rows = await queryRows<{ id: number; step: string }>(
    db,
    sql`select role_id as id, step_right as step from role_rights`,
  );
  const heldBy = (role: number) =>
    rows.flatMap(({ id, step }) => (id === role ? [step] : [])).sort();
  const ofOffice = (office: (typeof stepRights)[number]['offices'][number]) =>
    stepRights.flatMap(({ right, offices }) => (offices.includes(office) ? [right] : [])).sort();
  expect(heldBy(21)).toEqual(ofOffice('field'));
  expect(heldBy(3)).toEqual(ofOffice('field'));
  expect(heldBy(2)).toEqual(ofOffice('dealing'));
  expect(heldBy(10)).toEqual(ofOffice('law'));
  expect([heldBy(22), heldBy(23), heldBy(9), heldBy(4)]).toEqual([[], [], [], []]);
  const versions = await queryRows(db, sql`select workflow_version as version from applications`);
  expect(versions).toEqual([{ version: 1 }]);
  await database.close();
});
