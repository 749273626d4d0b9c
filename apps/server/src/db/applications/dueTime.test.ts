import { expect, it } from 'vitest';
import { getDueTime, workflows } from '@temple-land/portal-core';
import { administration } from '../../../../../tests/support/admin.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { findDueTime, moveToWorkingDay } from './dueTime.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));

it('a time on working days stays, and one on closed days moves to the next open one', () => {
  const closed = new Set(['2026-07-16', '2026-07-17']);
  const at = (day: string) => new Date(`${day}T23:30:00+05:30`);
  expect(moveToWorkingDay(at('2026-07-15'), closed)).toEqual(at('2026-07-15'));
  expect(moveToWorkingDay(at('2026-07-16'), closed)).toEqual(at('2026-07-18'));
});

it('a stage is not due on a holiday that administrators enter, and is when it is retired', async () => {
  const land = workflows[2];
  const since = new Date('2026-07-01T10:00:00+05:30');
  const { db } = service.deps;
  const usual = new Date(getDueTime(land, 'SCRUTINY', since.getTime()) ?? 0);
  expect(await findDueTime(db, land, 'SCRUTINY', since)).toEqual(usual);
  const day = usual.toISOString().slice(0, 10);
  const holiday = { day, nameEn: 'Rath Yatra', nameOr: 'ରଥଯାତ୍ରା', source: 'Notification 7' };
  const id = await admin.saved('holiday', holiday);
  const next = new Date(usual.getTime() + 86_400_000);
  expect(await findDueTime(db, land, 'SCRUTINY', since)).toEqual(next);
  expect(await admin.save('holiday', { ...holiday, nameEn: 'Another' })).toMatchObject({
    status: 111,
  });
  expect((await admin.history('holiday', id))[0]).toMatchObject({ source: 'Notification 7' });
  await admin.remove('holiday', id, 1);
  expect(await findDueTime(db, land, 'SCRUTINY', since)).toEqual(usual);
});

it('a holiday needs its day and its names', async () => {
  for (const [fault, field] of [
    [{ day: '' }, 'day'],
    [{ day: '2026-02-30' }, 'day'],
    [{ nameOr: '' }, 'nameOr'],
  ] as const) {
    const wrong = { day: '2026-08-15', nameEn: 'Independence Day', nameOr: 'ସ୍ୱାଧୀନତା', ...fault };
    expect(await admin.save('holiday', wrong)).toMatchObject({ status: 400, field });
  }
});
