import { describe, expect, it } from 'vitest';
import type { RecordChange } from '../../schemas/admin/recordHistory.ts';
import { getRecordOn } from './valuesOn.ts';

const change = (
  id: number,
  effectiveOn: string,
  fields: RecordChange['fields'],
  action: RecordChange['action'] = 'update',
): RecordChange => ({
  id,
  action,
  changedOn: `${effectiveOn}T06:00:00.000Z`,
  changedBy: 'Meera Das',
  approvedBy: '',
  effectiveOn,
  source: 'Order 4',
  correctionNo: '',
  fields,
});
const area = (before: string, after: string) => ({ name: 'area', before, after });
const kisam = { name: 'kisam', before: 'Sarada', after: 'Gharabari' };

describe('a record on a day', () => {
  const history = [
    change(4, '2026-05-01', [area('3', '4')]),
    change(3, '2026-03-01', [kisam, area('2', '3')]),
    change(1, '2025-01-01', [], 'create'),
  ];

  it('has what was in force at the end of the day', () => {
    expect(getRecordOn(history, '2026-05-01')).toEqual({
      values: [],
      existed: true,
      wasRetired: false,
    });
    expect(getRecordOn(history, '2026-04-30').values).toEqual([
      { name: 'area', earlier: '3', present: '4' },
    ]);
    expect(getRecordOn(history, '2026-02-28').values).toEqual([
      { name: 'kisam', earlier: 'Sarada', present: 'Gharabari' },
      { name: 'area', earlier: '2', present: '4' },
    ]);
  });

  it('has what was entered last of what was in force, also where that is older', () => {
    const backdated = [change(5, '2026-04-01', [area('4', '5')]), ...history];
    expect(getRecordOn(backdated, '2026-04-30').values).toEqual([]);
    expect(getRecordOn(backdated, '2026-03-31').values).toEqual([
      { name: 'area', earlier: '3', present: '5' },
    ]);
  });

  it('was out of use from the day of its retirement until it was brought back', () => {
    const retired = [change(5, '2026-06-01', [], 'retire'), ...history];
    const restored = [change(6, '2026-07-01', [], 'restore'), ...retired];
    const wasRetired = (changes: RecordChange[], day: string) =>
      getRecordOn(changes, day).wasRetired;
    expect(wasRetired(retired, '2026-05-31')).toBe(false);
    expect(wasRetired(retired, '2026-06-01')).toBe(true);
    expect(wasRetired(restored, '2026-06-30')).toBe(true);
    expect(wasRetired(restored, '2026-07-01')).toBe(false);
  });

  it('was not there before it was added, and is the same where it was changed back', () => {
    expect(getRecordOn(history, '2024-12-31').existed).toBe(false);
    const back = [
      change(2, '2026-02-02', [area('2', '1')]),
      change(1, '2026-01-01', [area('1', '2')]),
    ];
    expect(getRecordOn(back, '2025-12-31').values).toEqual([]);
  });
});
