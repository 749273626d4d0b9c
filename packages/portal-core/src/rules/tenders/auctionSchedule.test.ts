import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDateOutOfOrder, findStartInPast } from './auctionSchedule.ts';

const day = (date: number, hour = 10) =>
  `2026-04-${String(date).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+05:30`;

const schedule = {
  downloadStart: day(1),
  downloadEnd: day(9),
  formMStart: day(2),
  formMEnd: day(10),
  depositStart: day(3),
  depositEnd: day(10),
  technicalStart: day(12),
  technicalEnd: day(14),
  slotFrom: day(20),
  slotTo: day(20, 14),
};

describe('the order of a schedule', () => {
  it('is valid when each date is later than the previous one', () => {
    expect(findDateOutOfOrder(schedule)).toBeUndefined();
    expect(findDateOutOfOrder({ ...schedule, technicalEnd: null })).toBeUndefined();
  });

  it.each([
    ['downloadEnd', { downloadEnd: day(1) }],
    ['formMEnd', { formMEnd: day(2), downloadEnd: day(2) }],
    ['depositEnd', { depositEnd: day(2) }],
    ['formMEnd', { downloadEnd: day(10, 11) }],
    ['technicalStart', { technicalStart: day(9), technicalEnd: null }],
    ['technicalStart', { depositEnd: day(13) }],
    ['technicalEnd', { technicalEnd: day(12) }],
    ['slotFrom', { slotFrom: day(13), technicalEnd: day(14) }],
    ['slotFrom', { slotFrom: day(11), technicalEnd: null }],
    // Requirement: VA-083
    ['slotTo', { slotTo: day(20) }],
  ])('names %s when %j', (field, changes) => {
    expect(findDateOutOfOrder({ ...schedule, ...changes })).toBe(field);
  });

  // Requirement: VA-083
  it('accepts equal dates only in a published schedule', () => {
    const same = { formMEnd: day(12), depositEnd: day(12), downloadEnd: day(12) };
    expect(findDateOutOfOrder({ ...schedule, ...same })).toBe('formMEnd');
    expect(findDateOutOfOrder({ ...schedule, ...same }, true)).toBeUndefined();
    expect(findDateOutOfOrder({ ...schedule, slotTo: schedule.slotFrom }, true)).toBe('slotTo');
  });

  it('compares times, not their texts', () => {
    const utc = { slotFrom: '2026-04-20T05:00:00Z', slotTo: '2026-04-20T10:29:00+05:30' };
    expect(findDateOutOfOrder({ ...schedule, ...utc })).toBe('slotTo');
  });
});

// Requirement: VA-083
it('is valid only when each date is later than the previous one, for any dates', () => {
  const fields = Object.keys(schedule) as (keyof typeof schedule)[];
  const hours = fc.array(fc.nat(40), { minLength: fields.length, maxLength: fields.length });
  fc.assert(
    fc.property(hours, (drawn) => {
      const moments = drawn.map((hour) => new Date(Date.UTC(2026, 3, 1, hour)).toISOString());
      const any = Object.fromEntries(fields.map((field, index) => [field, moments[index] ?? '']));
      const made = any as typeof schedule;
      const isKept =
        made.downloadStart < made.downloadEnd &&
        made.formMStart < made.formMEnd &&
        made.depositStart < made.depositEnd &&
        made.downloadEnd < made.formMEnd &&
        made.formMEnd < made.technicalStart &&
        made.depositEnd < made.technicalStart &&
        made.technicalStart < made.technicalEnd &&
        made.technicalEnd < made.slotFrom &&
        made.slotFrom < made.slotTo;
      expect(findDateOutOfOrder(made) === undefined).toBe(isKept);
    }),
  );
  // Drawn at random, dates are rarely in order; sorted and distinct ones always are.
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(700), { minLength: 10, maxLength: 10 }), (drawn) => {
      const hours10 = drawn.sort((a, b) => a - b);
      const names = [
        'downloadStart',
        'downloadEnd',
        'formMStart',
        'formMEnd',
        'depositStart',
        'depositEnd',
        'technicalStart',
        'technicalEnd',
        'slotFrom',
        'slotTo',
      ];
      const sorted = names.map((name, index) => [
        name,
        new Date(Date.UTC(2026, 3, 1, hours10[index])).toISOString(),
      ]);
      expect(findDateOutOfOrder(Object.fromEntries(sorted) as typeof schedule)).toBeUndefined();
    }),
  );
});

describe('the start of a schedule', () => {
  // Requirement: VA-084
  it('is in the future', () => {
    const now = new Date(day(1));
    expect(findStartInPast(schedule, new Date(now.getTime() - 1))).toBeUndefined();
    expect(findStartInPast(schedule, now)).toBe('downloadStart');
    expect(findStartInPast({ ...schedule, downloadStart: day(5) }, new Date(day(2)))).toBe(
      'formMStart',
    );
  });
});
