import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleFields, scheduleProblems, type Schedule } from './schedule.ts';

const now = 1000;
const good = {
  bidDownloadStart: 1001,
  bidDownloadEnd: 1002,
  formMStart: 1001,
  formMEnd: 1003,
  depositStart: 1001,
  depositEnd: 1002,
  technicalStart: 1004,
  technicalEnd: 1005,
  slotFrom: 1006,
  slotTo: 1007,
} as const satisfies Schedule;

describe('the schedule of an auction', () => {
  it('takes dates in their order, all to come', () => {
    expect(scheduleProblems(good, now)).toEqual([]);
    expect(scheduleProblems({ ...good, technicalEnd: undefined }, now)).toEqual([]);
  });

  it.each(['bidDownloadStart', 'formMStart', 'depositStart'] as const)(
    'wants %s later than now',
    (field) => {
      expect(scheduleProblems({ ...good, [field]: now }, now)).toEqual([
        { field, key: 'schedule.future' },
      ]);
    },
  );

  it.each([
    ['bidDownloadEnd', 'bidDownloadStart', 1001],
    ['formMEnd', 'bidDownloadEnd', 1002],
    ['depositEnd', 'depositStart', 1001],
    ['technicalStart', 'formMEnd', 1003],
    ['technicalEnd', 'technicalStart', 1004],
    ['slotFrom', 'technicalEnd', 1005],
    ['slotTo', 'slotFrom', 1006],
  ] as const)('wants %s later than %s', (field, before, at) => {
    const problems = scheduleProblems({ ...good, [field]: at }, now);
    expect(problems[0]).toEqual({ field, key: 'schedule.order', before });
  });

  it('wants the slot after the start of the evaluation when that has no end', () => {
    const open = { ...good, technicalEnd: undefined, slotFrom: 1004 };
    expect(scheduleProblems(open, now)).toEqual([
      { field: 'slotFrom', key: 'schedule.order', before: 'technicalStart' },
    ]);
  });

  it('asks for every date but the end of the evaluation', () => {
    expect(scheduleProblems({}, now)).toEqual(
      scheduleFields
        .filter((field) => field !== 'technicalEnd')
        .map((field) => ({ field, key: 'schedule.required' })),
    );
  });

  it('is right only when every date is later than the one before it', () => {
    const moment = fc.integer({ min: now - 2, max: now + 12 });
    const schedule = fc.record(
      Object.fromEntries(scheduleFields.map((field) => [field, moment])) as Record<
        (typeof scheduleFields)[number],
        typeof moment
      >,
    );
    fc.assert(
      fc.property(schedule, (any) => {
        const isRight =
          Math.min(any.bidDownloadStart, any.formMStart, any.depositStart) > now &&
          any.bidDownloadStart < any.bidDownloadEnd &&
          any.formMStart < any.formMEnd &&
          any.bidDownloadEnd < any.formMEnd &&
          any.depositStart < any.depositEnd &&
          Math.max(any.formMEnd, any.depositEnd) < any.technicalStart &&
          any.technicalStart < any.technicalEnd &&
          any.technicalEnd < any.slotFrom &&
          any.slotFrom < any.slotTo;
        expect(scheduleProblems(any, now).length === 0).toBe(isRight);
      }),
    );
  });
});
