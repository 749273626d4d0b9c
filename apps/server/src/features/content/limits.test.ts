import { expect, it } from 'vitest';
import { formatIndianDate, limitNames, limitRules, message } from '@temple-land/portal-core';
import { administration } from '../../../../../tests/support/admin.ts';
import { logIn } from '../../../../../tests/support/login.ts';
import { people } from '../../../../../tests/support/people.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { limitValues } from '../../db/schema/limits.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

const day = (days: number) =>
  formatIndianDate(new Date(service.clock.now().getTime() + days * 86_400_000));
const limit = () => ({ name: 'loginAttempts', value: 3, effectiveFrom: day(0), reason: 'Order 7' });
const valueOf = async (name: string) =>
  (await service.result('limitList', {})).find((each) => each.name === name)?.value;

it('begin with the values of the specification', async () => {
  expect(await service.result('limitList', {})).toEqual(
    limitNames.map((name) => ({ name, value: limitRules[name].first })),
  );
});

it('are in force from their day on, are retired and stay known', async () => {
  const { db, clock } = service.deps;
  const id = await admin.saved('limit', { ...limit(), name: 'landPlots', value: 4 });
  expect(await valueOf('landPlots')).toBe(4);
  await admin.saved('limit', {
    ...limit(),
    name: 'landPlots',
    value: 6,
    effectiveFrom: day(30),
  });
  expect(await valueOf('landPlots')).toBe(4);
  const later = new Date(clock().getTime() + 30 * 86_400_000);
  expect(await readLimit(db, 'landPlots', later)).toBe(6);
  expect(await admin.row('limit', id)).toMatchObject({ lowest: 1, highest: 25, value: 4 });
  await admin.remove('limit', id, 1);
  expect(await valueOf('landPlots')).toBe(10);
  expect(await admin.history('limit', id)).toMatchObject([
    { action: 'retire' },
    { action: 'create', fields: expect.arrayContaining([expect.anything()]) as unknown[] },
  ]);
});

it.each([
  ['below the lowest', { value: 2 }, 'value', 'admin.limit.range'],
  ['above the highest', { value: 11 }, 'value', 'admin.limit.range'],
  ['from a past day', { effectiveFrom: '2026-01-01' }, 'effectiveFrom', 'admin.limit.day'],
  ['without a reason', { reason: '' }, 'reason', 'admin.required'],
] as const)('%s are refused', async (_, change, field, key) => {
  expect(await admin.save('limit', { ...limit(), ...change })).toEqual({
    status: 400,
    field,
    message: message('en', key, { lowest: 3, highest: 10 }),
  });
});

it('in force are replaced and not changed', async () => {
  const [row] = await admin.rows('limit', { name: 'codeAttempts' });
  const { isActive: _isActive, ...fields } = row ?? {};
  expect(await admin.save('limit', { ...fields, value: 4 })).toMatchObject({
    status: 409,
    field: 'effectiveFrom',
  });
});

it('of wrong passwords lock an account', async () => {
  await admin.saved('limit', limit());
  const enter = async (typed: string) =>
    (await logIn(service, people.citizen.loginId, typed)).status;
  expect([await enter('Wrong@123'), await enter('Wrong@123')]).toEqual([500, 500]);
  expect(await enter('Wrong@123')).toBe(777);
  expect(await enter(people.citizen.password)).toBe(777);
});

it('of use end a session, also in use', async () => {
  const { db } = service.deps;
  const today = { effectiveFrom: day(0), reason: 'Order 8' };
  await db.insert(limitValues).values([
    { name: 'idleMinutes', value: 10, lowest: 10, highest: 20, ...today },
    { name: 'sessionHours', value: 1, lowest: 1, highest: 24, ...today },
  ]);
  const isOpen = async (token: string) =>
    (await service.send('currentUser', {}, token)).code === 200;
  const idle = await service.signInAs('otherCitizen');
  service.clock.pass(9);
  expect(await isOpen(idle.token)).toBe(true);
  service.clock.pass(10);
  expect(await isOpen(idle.token)).toBe(false);
  const busy = await service.signInAs('otherCitizen');
  for (let minutes = 0; minutes < 54; minutes += 9) {
    service.clock.pass(9);
    expect(await isOpen(busy.token)).toBe(true);
  }
  service.clock.pass(7);
  expect(await isOpen(busy.token)).toBe(false);
});
