import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { applyFor, findKhatiyan } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { applications } from '../../db/schema/applications.ts';

type Decision = Input<'officerDecision'>;

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const tahasil = createBeforeAll(() => service.signInAs('tahasilOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
const place = createBeforeAll(() => findKhatiyan(service));

const everything = { applicationType: 2, pageNumber: 1, pageSize: 1000 } as const;

async function queueOf({ token }: SignedInUser, changes: Partial<Input<'officerQueue'>> = {}) {
  const answer = await service.call('officerQueue', { ...everything, ...changes }, token);
  return 'result' in answer ? answer.result : { rows: [], total: 0 };
}

const decide = ({ token }: SignedInUser, applicationId: number, changes: Partial<Decision> = {}) =>
  service.call(
    'officerDecision',
    { applicationType: 2, applicationId, statusType: 'A', remark: '', version: 1, ...changes },
    token,
  );

const newApplication = () => applyFor(service, citizen, place);

async function historyOf(applicationId: number) {
  return service.result('applyLandDraft', { applicationId }, citizen.token);
}

async function bellOf({ userId, token }: SignedInUser) {
  const rows = await service.result('bellList', { userId }, token);
  return rows.map(({ notification }) => notification);
}

describe('the queue of an officer', () => {
  it('holds the whole district for a land officer, and no other district', async () => {
    const all = await service.deps.db.select().from(applications);
    const land = all.filter(({ type }) => type === 2);
    const { rows, total } = await queueOf(officer);
    expect([rows.length, total]).toEqual([land.length, land.length]);
    expect(await queueOf(strangers.otherDistrict)).toEqual({ rows: [], total: 0 });
    expect((await queueOf(strangers.everywhere)).total).toBe(land.length);
  });

  it('holds the own tahasil only for a tahasil officer', async () => {
    const { rows, total } = await queueOf(tahasil);
    const { rows: ofDistrict } = await queueOf(officer);
    expect(new Set(rows.map(({ tehsil_name }) => tehsil_name))).toEqual(new Set(['Brahmagiri']));
    expect(total).toBe(ofDistrict.filter((row) => row.tehsil_name === 'Brahmagiri').length);
    expect(total).toBeLessThan(ofDistrict.length);
    const elsewhere = await queueOf(strangers.otherTahasil);
    expect(elsewhere.rows.filter((row) => row.tehsil_name === 'Brahmagiri')).toEqual([]);
  });

  it('answers 404 to an officer without any application', async () => {
    const answer = await service.call('officerQueue', everything, strangers.otherDistrict.token);
    expect(answer).toEqual({ status: 404 });
  });

  it('is sorted by waiting time, longest first', async () => {
    const { rows } = await queueOf(officer, { statusType: 'P' });
    const days = rows.map(({ waitingDays }) => waitingDays);
    expect(rows.every(({ statusType }) => statusType === 'P')).toBe(true);
    expect(days).toEqual([...days].sort((a, b) => b - a));
    const own = rows.find(({ applicationNo }) => applicationNo === 'LA/2026/PUR/000001');
    expect(own).toMatchObject({ applicant: 'Sarojini Behera', waitingDays: 18 });
  });

  it('has pages, documents and history', async () => {
    const { rows, total } = await queueOf(officer, { pageSize: 5, pageNumber: 2 });
    expect(rows).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(rows[0]?.documents).toMatchObject([{ fileName: 'khatiyan.pdf' }]);
    expect(rows[0]?.history.length).toBeGreaterThan(0);
  });

  it('is summed up for the same scope', async () => {
    const sum = await service.result('officerSummary', {}, officer.token);
    const counts = await Promise.all(
      ([1, 2, 3] as const).map(async (applicationType) => {
        return (await queueOf(officer, { applicationType, statusType: 'P' })).total;
      }),
    );
    expect(sum.pending).toBe(counts.reduce((all, count) => all + count, 0));
    const none = await service.result('officerSummary', {}, strangers.otherDistrict.token);
    expect(none).toMatchObject({ pending: 0, overdue: 0, approved: 0, rejected: 0, total_area: 0 });
    expect(none).toMatchObject({ medianDays: null, stages: [] });
  });

  it('counts every application that waits for somebody in one stage, and the last six months', async () => {
    const sum = await service.result('officerSummary', {}, officer.token);
    const inStages = sum.stages.reduce((all, { inTime, overdue }) => all + inTime + overdue, 0);
    const { total } = await service.result(
      'inboxList',
      { tab: 'office', pageNumber: 1, pageSize: 10 },
      officer.token,
    );
    expect(inStages).toBeGreaterThanOrEqual(Math.max(sum.pending, total));
    const late = await Promise.all(
      ([1, 2, 3] as const).map(async (applicationType) => {
        return (await queueOf(officer, { applicationType, isOverdue: true })).total;
      }),
    );
    expect(late.reduce((all, count) => all + count, 0)).toBe(sum.overdue);
    expect(sum.months).toHaveLength(6);
    const names = sum.months.map(({ month }) => month);
    expect(names).toEqual([...names].sort());
    expect(names.at(-1)).toBe(service.clock.now().toISOString().slice(0, 7));
    const open = sum.months.reduce((all, { pending }) => all + pending, 0);
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual(sum.pending);
    expect(sum.medianDays).toBeGreaterThanOrEqual(0);
  });
});

describe('a decision', () => {
  it('answers 200 once and 409 after that', async () => {
    const { applicationId } = await newApplication();
    expect(await decide(officer, applicationId)).toEqual({ status: 200 });
    expect(await decide(officer, applicationId)).toEqual({ status: 409 });
    expect(await decide(officer, applicationId, { version: 2 })).toEqual({ status: 409 });
    expect(await historyOf(applicationId)).toMatchObject({ statusType: 'A', version: 2 });
  });

  it.each([
    ['A', ''],
    ['R', 'The plot is needed for a path'],
    ['G CLOSE', 'Handed in twice'],
  ] as const)(
    '%s is recorded in the history and reported to the citizen',
    async (statusType, remark) => {
      const { applicationId, applicationNo } = await newApplication();
      const before = await bellOf(citizen);
      await decide(officer, applicationId, { statusType, remark: ` ${remark} ` });
      const { history, statusType: now } = await historyOf(applicationId);
      expect(now).toBe(statusType);
      expect(history.at(-1)).toMatchObject({ by: 'Anita Dash', statusType, remark });
      const after = await bellOf(citizen);
      expect(after).toHaveLength(before.length + 1);
      expect(after[0]).toContain(applicationNo);
      expect(after[0]).toContain(remark);
    },
  );

  it.each(['R', 'G CLOSE'] as const)('%s without a remark is refused', async (statusType) => {
    const { applicationId } = await newApplication();
    const before = await bellOf(citizen);
    const answer = await decide(officer, applicationId, { statusType, remark: '  ' });
    expect(answer).toEqual({ status: 400 });
    expect(await historyOf(applicationId)).toMatchObject({ statusType: 'P', version: 1 });
    expect(await bellOf(citizen)).toEqual(before);
  });

  it('on an older version than the record answers 409', async () => {
    const { applicationId } = await newApplication();
    expect(await decide(officer, applicationId, { version: 0 })).toEqual({ status: 409 });
    expect(await historyOf(applicationId)).toMatchObject({ statusType: 'P' });
  });

  it('of two officers at the same time is won by one', async () => {
    const { applicationId } = await newApplication();
    const before = await bellOf(citizen);
    const remark = 'Not on this plot';
    const answers = await Promise.all([
      decide(officer, applicationId),
      decide(tahasil, applicationId, { statusType: 'R', remark }),
      decide(strangers.everywhere, applicationId, { statusType: 'G CLOSE', remark }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await historyOf(applicationId)).history).toHaveLength(2);
    expect(await bellOf(citizen)).toHaveLength(before.length + 1);
  });

  it('against a cancellation at the same time is won by one', async () => {
    const { applicationId } = await newApplication();
    const input = { applicationId, remark: 'Moved away' };
    const answers = await Promise.all([
      decide(officer, applicationId),
      service.call('cancelApplication', input, citizen.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('outside the own district or tahasil answers 404, as for an unknown one', async () => {
    const { applicationId } = await newApplication();
    expect(await decide(strangers.otherDistrict, applicationId)).toEqual({ status: 404 });
    expect(await decide(strangers.otherTahasil, applicationId)).toEqual({ status: 404 });
    expect(await decide(officer, applicationId, { applicationType: 1 })).toEqual({ status: 404 });
    expect(await decide(officer, 999_999)).toEqual({ status: 404 });
    expect(await historyOf(applicationId)).toMatchObject({ statusType: 'P' });
  });

  it('back to pending is no decision', async () => {
    const { applicationId } = await newApplication();
    const input = { applicationType: 2, applicationId, remark: 'x', version: 1, statusType: 'P' };
    expect((await service.send('officerDecision', input, officer.token)).answer).toEqual({
      status: 400,
    });
  });
});
