import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { draftLifeMs } from '@temple-land/portal-core';
import { applyFor } from '../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../tests/support/officers.ts';
import { files } from '../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../tests/support/serviceHooks.ts';
import { addActivity } from './db/activity/activityChain.ts';
import { queryRows } from './db/database.ts';
import { drafts } from './db/schema/applicationDetails.ts';
import { captchas } from './db/schema/account.ts';
import { applications } from './db/schema/applications.ts';
import { documents } from './db/schema/documents.ts';
import { activities } from './db/schema/ledger.ts';
import { runHourlyTasks } from './hourly.ts';

const passing = ['attempts', 'captchas', 'codes', 'outbox', 'registration_tickets', 'sessions'];

const service = makeAppBeforeAll({ ACTIVITY_KEPT_DAYS: '30' });

/** Returns the tables with planner statistics. */
async function counted(): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    service.deps.db,
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0`,
  );
  return rows.map(({ name }) => name);
}

// Resets the planner statistics, as after a start.
const forgetCounts = () =>
  service.deps.db.execute(sql`update pg_class set reltuples = -1, relpages = 0
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);

/** Returns the tables with column statistics. */
async function known(table: string): Promise<number> {
  const [row] = await queryRows<{ columns: number }>(
    service.deps.db,
    sql`select count(*)::int as columns from pg_stats where tablename = ${table}`,
  );
  return row?.columns ?? 0;
}

describe('the hourly tasks', () => {
  it('vacuum the frequently changed tables if the process is alone', async () => {
    await service.captcha();
    await service.deps.db.execute(sql`delete from pg_statistic`);
    await forgetCounts();
    await runHourlyTasks(service.deps, false);
    expect(await counted()).not.toEqual(expect.arrayContaining(passing));
    await runHourlyTasks(service.deps, true);
    expect(await counted()).toEqual(expect.arrayContaining(passing));
    expect(await known('captchas')).toBeGreaterThan(0);
  });

  it('removes captchas, old records, waiting files and old drafts', async () => {
    const { db, config, clock } = service.deps;
    const { token } = await service.signInAs('citizen');
    const draft = { formId: 2, content: { purpose: 'Paddy' }, version: 0 } as const;
    await service.call('applyDraftSave', draft, token);
    await service.send('saveFileToTemp', { fileName: 'plan.pdf', bytes: files.pdf }, token);
    await addActivity(db, config, { record: '{}', seenIp: '', userId: null, at: clock() });
    const left = () =>
      Promise.all([captchas, activities, documents, drafts].map((table) => db.$count(table)));
    const before = await left();
    expect(before.map((count) => count > 0)).toEqual([true, true, true, true]);
    await runHourlyTasks(service.deps, false);
    expect(await left()).toEqual(before);
    service.clock.pass(draftLifeMs / 60_000 + 1);
    await runHourlyTasks(service.deps, false);
    const after = await left();
    expect(after.map((count, place) => count < (before[place] ?? 0))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('continue after a failed application or task', async () => {
    const { db, files: store } = service.deps;
    const citizen = await service.signInAs('citizen');
    const { place } = await officersOfPuri(service);
    const apply = () => applyFor(service, citizen, { ...place, plotCode: '' });
    const [broken, sound] = [await apply(), await apply()];
    await db.execute(
      sql`alter table application_steps add constraint broken check (application_id <> ${sql.raw(String(broken.applicationId))}) not valid`,
    );
    await service.captcha();
    service.clock.pass(30 * 24 * 60);
    const olderThan = () => {
      throw new Error('The store is unavailable.');
    };
    const deps = { ...service.deps, files: { ...store, olderThan } };
    const failed = await runHourlyTasks(deps, false).catch((error: AggregateError) => error);
    await db.execute(sql`alter table application_steps drop constraint broken`);
    expect((failed as AggregateError).errors.map(String)).toEqual([
      'Error: Delete by the schedule: unsentFiles failed',
      `Error: Step of application ${broken.applicationId} failed`,
    ]);
    expect(await db.$count(captchas)).toBe(0);
    const stateOf = async ({ applicationId }: { applicationId: number }) =>
      (await db.select().from(applications).where(eq(applications.id, applicationId)))[0]?.state;
    expect([await stateOf(broken), await stateOf(sound)]).toEqual(['SUBMITTED', 'SCRUTINY']);
    await runHourlyTasks(service.deps, false);
    expect(await stateOf(broken)).toBe('SCRUTINY');
  });
});
