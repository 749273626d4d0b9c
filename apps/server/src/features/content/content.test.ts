import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { activities } from '../../db/schema/ledger.ts';
import { plots } from '../../db/schema/land.ts';

let service: TestApp;
beforeAll(async () => {
  service = await makeApp();
});
afterAll(() => service.close());

const record = {
  currentUrl: '/home',
  currentIp: '203.0.113.9',
  browserName: 'Firefox',
  userRoleId: '4',
  userId: '999',
  userSession: 'digest',
  fullName: 'Somebody Else',
  actionType: 'view',
  appType: 'portal',
  actionRemark: '',
  uniqueNo: '',
  deviceType: 'WEBSITE' as const,
  changedFields: [],
};

describe('public information', () => {
  // Requirements: CA-050, EN-041
  it('sums up the land of the record', async () => {
    const rows = await service.deps.db.select({ area: plots.area }).from(plots);
    const units = rows.reduce((sum, { area }) => sum + Math.round(area * 10_000), 0);
    const summary = await service.result('summary', {});
    expect(summary).toMatchObject({ total_district: 2, total_tahasil: 21 });
    expect(summary.total_area).toBeCloseTo(units / 10_000, 4);
  });

  // Requirement: CA-051
  it('answers questions in their order', async () => {
    const [first] = await service.result('faq', {});
    expect(first?.question).toBe('Who can apply for temple land?');
  });

  // Requirements: CA-039, UN-081
  it('answers the same questions by their other name', async () => {
    expect(await service.call('faqList', {})).toEqual(await service.call('faq', {}));
  });

  it('answers the cards of the contact page in their order', async () => {
    const cards = await service.result('contactList', {});
    expect(cards.map(({ office }) => office)).toEqual([
      'Temple land office, Puri',
      'Tahasil desk, Brahmagiri',
      'Help desk of the portal',
    ]);
  });

  it('tells callers their address as it sees it', async () => {
    expect(await service.call('ownIp', {})).toEqual({ ip: '127.0.0.1' });
  });
});

describe('an activity', () => {
  const newest = async () => (await service.deps.db.select().from(activities)).at(-1);

  // Requirement: CA-001
  it('is kept with the address, time and user that the server saw', async () => {
    const { token, userId } = await service.signInAs('citizen');
    expect(await service.call('activitySave', record, token)).toEqual({ status: 200 });
    expect(await newest()).toMatchObject({
      userId,
      seenIp: '127.0.0.1',
      at: service.clock.now(),
    });
  });

  it('of nobody names nobody, whatever the record claims', async () => {
    await service.call('activitySave', record);
    expect(await newest()).toMatchObject({ userId: null });
  });

  it.each([
    ['a long address', { currentUrl: 'x'.repeat(301) }],
    ['another device', { deviceType: 'APP' }],
    ['a hundred and one changes', { changedFields: Array.from({ length: 101 }, () => ({})) }],
  ])('with %s is not kept', async (_, changes) => {
    const before = await service.deps.db.$count(activities);
    const { answer } = await service.send('activitySave', { ...record, ...changes });
    expect(answer).toEqual({ status: 400 });
    expect(await service.deps.db.$count(activities)).toBe(before);
  });
});
