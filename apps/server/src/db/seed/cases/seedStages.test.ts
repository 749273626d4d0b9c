import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDueTime, type ApplicationType } from '@temple-land/portal-core';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { applications, applicationSteps } from '../../schema/applications.ts';
import { seedStages } from './seedStages.ts';

const service = makeAppBeforeAll();
let officer: SignedInUser;

beforeAll(async () => {
  await seedStages(service.deps.db, service.clock.now());
  officer = await service.signInAs('landOfficer');
});

describe('the stages of the sample', () => {
  it('have the due dates of their workflow, counted from the last step', async () => {
    const { db } = service.deps;
    const open = await db
      .select()
      .from(applications)
      .where(inArray(applications.status, ['P']));
    const limited = open.filter(({ dueOn }) => dueOn !== null);
    expect(limited.length).toBeGreaterThan(10);
    for (const { id, type, state, stateSince, createdOn, dueOn } of open) {
      const due = getDueTime(type as ApplicationType, state, stateSince.getTime());
      expect([id, dueOn?.getTime()]).toEqual([id, due]);
      const steps = await db
        .select()
        .from(applicationSteps)
        .where(eq(applicationSteps.applicationId, id));
      const moments = steps.map(({ at }) => at.getTime());
      expect([id, moments]).toEqual([id, moments.toSorted((one, other) => one - other)]);
      expect(steps.at(-1)?.state).toBe(state);
      expect(stateSince.getTime()).toBeGreaterThanOrEqual(createdOn.getTime());
    }
  });

  it('are overdue in the badge, the tabs, the tile and both lists alike, and some are due soon', async () => {
    const { token } = officer;
    const paging = { pageNumber: 1, pageSize: 10 };
    const counts = await service.result('inboxCounts', {}, token);
    const inbox = await service.result('inboxList', { tab: 'overdue', ...paging }, token);
    const { tiles } = await service.result('dashboard', {}, token);
    const list = await service.result('dashboardList', { figure: 'overdue', ...paging }, token);
    const summary = await service.result('officerSummary', {}, token);
    const { overdue } = counts;
    expect(overdue).toBeGreaterThan(0);
    expect([inbox.total, tiles.overdue, list.total, summary.overdue]).toEqual([
      overdue,
      overdue,
      overdue,
      overdue,
    ]);
    expect(tiles.dueSoon).toBeGreaterThan(0);
    expect(counts.mineOverdue).toBeLessThanOrEqual(overdue);
  });
});
