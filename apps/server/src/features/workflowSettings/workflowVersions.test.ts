import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { workflows, type Input } from '@temple-land/portal-core';
import { approveNext, secondAdministrator } from '../../../../../tests/support/admin.ts';
import { applyFor, findKhatiyan } from '../../../../../tests/support/landApplication.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import {
  applicantStep,
  findStoredApplication,
  officeStep,
} from '../../../../../tests/support/stepData.ts';
import {
  findCurrentWorkflow,
  loadWorkflow,
  parseWorkflow,
} from '../../db/applications/workflowVersions.ts';
import { notifications } from '../../db/schema/content.ts';
import { workflowVersions } from '../../db/schema/workflowVersions.ts';
import { runHourlyTasks } from '../../hourly.ts';

const reason = 'Order of the office';
const dayMs = 86_400_000;
const today = '2026-03-16';

const service = makeAppBeforeEach();

async function ask(changes: Partial<Input<'workflowVersionSave'>> = {}) {
  const { token } = await service.signInAs('administrator');
  const version = { applicationType: 2, basedOn: 1, days: {}, left: [], validFrom: today } as const;
  const request = { ...version, left: [] as string[], reason, ...changes };
  return service.call('workflowVersionSave', request, token);
}

async function list() {
  const { token } = await service.signInAs('administrator');
  return service.result('workflowVersionList', {}, token);
}

const apply = async () => {
  const place = await findKhatiyan(service);
  const citizen = await service.signInAs('citizen');
  return (await applyFor(service, citizen, place)).applicationId;
};

async function daysLeft(applicationId: number) {
  const { dueOn, stateSince } = await findStoredApplication(service, applicationId);
  return ((dueOn?.getTime() ?? 0) - stateSince.getTime()) / dayMs;
}

describe('the version with which each workflow begins', () => {
  it.each([1, 2, 3, 6] as const)('of type %d is the one that the code declares', async (type) => {
    const { db, clock } = service.deps;
    expect((await findCurrentWorkflow(db, type, clock())).workflow).toEqual(workflows[type]);
  });

  it('of reports keeps the first one, in which triage names no reason', async () => {
    const first = await loadWorkflow(service.deps.db, 1, 1);
    const reasonsOf = ({ states }: typeof first) =>
      states['TRIAGE']?.actions.map(({ name, reason: own }) => [name, own]);
    expect(reasonsOf(first)).toContainEqual(['notTempleLand', undefined]);
    expect(reasonsOf(workflows[1])).toContainEqual(['notTempleLand', 'notDeityLand']);
  });
});

describe('a new version of a workflow', () => {
  it('applies to what begins after it, and a running application keeps its days and steps', async () => {
    const officer = await service.signInAs('landOfficer');
    const running = await apply();
    expect(await ask({ days: { SCRUTINY: 12, QUERY: 20 }, left: ['LEGAL'] })).toMatchObject({
      status: 202,
    });
    expect((await findCurrentWorkflow(service.deps.db, 2, service.clock.now())).version).toBe(1);
    expect(await approveNext(service)).toEqual({ status: 200 });
    const fresh = await apply();
    for (const id of [running, fresh]) await officeStep(service, officer, id, 'accept');
    expect([await daysLeft(running), await daysLeft(fresh)]).toEqual([7, 12]);
    const asked = (applicationId: number) => ({ applicationType: 2, applicationId }) as const;
    const offered = async (id: number) =>
      (await service.result('officerApplication', asked(id), officer.token)).actions.map(
        ({ name }) => name,
      );
    expect(await offered(running)).toContain('seekOpinion');
    expect(await offered(fresh)).not.toContain('seekOpinion');
    const opinion = { query: 'Is it free of cases?' };
    expect(await officeStep(service, officer, fresh, 'seekOpinion', opinion)).toMatchObject({
      status: 409,
    });
    expect(await officeStep(service, officer, running, 'seekOpinion', opinion)).toMatchObject({
      status: 200,
    });
  });

  it('sets the day on which a question lapses, and that the applicant is told', async () => {
    const officer = await service.signInAs('landOfficer');
    const running = await apply();
    await ask({ days: { QUERY: 20 } });
    await approveNext(service);
    const fresh = await apply();
    for (const id of [running, fresh]) {
      await officeStep(service, officer, id, 'accept');
      await officeStep(service, officer, id, 'query', { query: 'Which year?' });
    }
    const stateOf = async (id: number) => (await findStoredApplication(service, id)).state;
    service.clock.pass(16 * 24 * 60);
    await runHourlyTasks(service.deps, false);
    expect([await stateOf(running), await stateOf(fresh)]).toEqual(['LAPSED', 'QUERY']);
    const citizen = await service.signInAs('citizen');
    expect(
      await applicantStep(service, citizen, fresh, 'answer', { answer: 'In 1989' }),
    ).toMatchObject({ status: 200 });
  });

  it('begins on its first day', async () => {
    await ask({ days: { SCRUTINY: 12 }, validFrom: '2026-04-01' });
    await approveNext(service);
    const { db, clock } = service.deps;
    expect((await findCurrentWorkflow(db, 2, clock())).version).toBe(1);
    const firstDay = new Date('2026-03-31T18:30:00Z');
    expect((await findCurrentWorkflow(db, 2, firstDay)).version).toBe(2);
    const [second, first] = (await list()).versions.filter(
      ({ applicationType }) => applicationType === 2,
    );
    expect(second).toMatchObject({
      version: 2,
      validFrom: firstDay.toISOString(),
      reason,
      open: 0,
    });
    expect(second?.days['SCRUTINY']).toBe(12);
    expect(first).toMatchObject({ version: 1, askedBy: '', approvedBy: '' });
    expect(first?.open).toBeGreaterThan(0);
  });

  it('shows the second administrator what changes, and both get a notice', async () => {
    await ask({ days: { SCRUTINY: 12 }, left: ['COMMITTEE'] });
    expect((await list()).waiting).toEqual([2]);
    const { token, userId } = await secondAdministrator(service);
    const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('pendingChangeList', page, token);
    expect(rows[0]).toMatchObject({ kind: 'workflow', workflowType: 2, userId: null, reason });
    const fields = rows[0]?.fields.map(({ name, before, after }) => [name, before, after]);
    expect(fields).toEqual(
      expect.arrayContaining([
        ['version', '1', '2'],
        ['days.SCRUTINY', '7', '12'],
        ['stage.COMMITTEE', '1', '0'],
        ['validFrom', '', today],
      ]),
    );
    const own = await service.signInAs('administrator');
    const id = rows[0]?.id ?? 0;
    expect(await service.call('pendingChangeApprove', { id }, own.token)).toMatchObject({
      status: 403,
    });
    await service.call('pendingChangeApprove', { id }, token);
    const told = await service.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, own.userId));
    expect(told.at(-1)?.text).toContain('Workflow of land applications');
    expect(userId).not.toBe(own.userId);
  });

  it('is refused while another one waits, and when it is not based on the newest', async () => {
    expect(await ask({ days: { SCRUTINY: 12 } })).toMatchObject({ status: 202 });
    expect(await ask({ days: { FIELD: 12 } })).toMatchObject({
      status: 409,
      message: expect.stringContaining('already waiting'),
    });
    await approveNext(service);
    expect(await ask({ days: { FIELD: 12 } })).toMatchObject({
      status: 409,
      message: expect.stringContaining('newer version'),
    });
    expect(await ask({ days: { FIELD: 12 }, basedOn: 2 })).toMatchObject({ status: 202 });
  });

  it.each([
    ['no change', {}, 'Change the days'],
    ['a stage of another workflow', { days: { HEARING: 3 } }, 'does not have'],
    ['a stage that cannot be left out', { left: ['FIELD'] }, 'does not have'],
    ['a day that has passed', { days: { FIELD: 3 }, validFrom: '2026-03-01' }, 'today or later'],
  ] as const)('is refused with %s', async (_, changes, words) => {
    const request = 'left' in changes ? { ...changes, left: [...changes.left] } : changes;
    expect(await ask(request)).toMatchObject({
      status: 400,
      message: expect.stringContaining(words),
    });
  });
});

describe('a broken definition', () => {
  const broken = (changes: object) => ({
    start: 'SUBMITTED',
    states: { ...workflows[1].states, ...changes },
  });

  it.each([
    [
      'an unknown stage',
      broken({ NOTICE: { wire: 'P', actions: [{ name: 'transfer', to: 'GONE', by: [] }] } }),
      'unknownStage GONE in NOTICE',
    ],
    ['a stage without a way out', broken({ NOTICE: { wire: 'P', actions: [] } }), 'noWayOut'],
    [
      'an unknown right',
      broken({
        NOTICE: {
          wire: 'P',
          actions: [{ name: 'transfer', to: 'TRANSFERRED', by: [], right: 'report.notice.fly' }],
        },
      }),
      'unknownRight report.notice.fly',
    ],
    ['another shape', { start: 'SUBMITTED', stages: [] }, 'states'],
  ] as const)('with %s is refused with its fault', async (_, definition, words) => {
    expect(() => parseWorkflow(1, 2, definition)).toThrow(words);
    const { db } = service.deps;
    await db.update(workflowVersions).set({ definition }).where(eq(workflowVersions.type, 1));
    await expect(findCurrentWorkflow(db, 1, service.clock.now())).rejects.toThrow(words);
  });
});
