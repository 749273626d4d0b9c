import { describe, expect, it } from 'vitest';
import { getShownDays, listDaysFaults, parseDay } from './mapDays.ts';

const known = { since: '2026-01-09', today: '2026-03-16' };

describe('the days of the map', () => {
  it('are those of today without a choice, and for a choice that is not known', () => {
    const today = { day: undefined, compared: undefined };
    expect(getShownDays({ day: '', compared: '' }, known)).toEqual(today);
    expect(getShownDays({ day: '2026-03-16', compared: '' }, known)).toEqual(today);
    expect(getShownDays({ day: '2026-01-08', compared: '2026-03-17' }, known)).toEqual(today);
  });

  it('have the earlier one first, whichever was chosen first; one day is compared with today', () => {
    const compared = { from: '2026-02-01', to: '2026-03-01' };
    const shown = { day: '2026-02-01', compared };
    expect(getShownDays({ day: '2026-03-01', compared: '2026-02-01' }, known)).toEqual(shown);
    expect(getShownDays({ day: '2026-02-01', compared: '2026-03-01' }, known)).toEqual(shown);
    expect(getShownDays({ day: '', compared: '2026-02-01' }, known).compared).toEqual({
      from: '2026-02-01',
      to: known.today,
    });
  });

  it('are wrong before the history, after today, and when they are the same', () => {
    expect(listDaysFaults({ day: '2026-01-08', compared: '2026-03-17' }, known)).toEqual([
      'day',
      'compared',
    ]);
    expect(listDaysFaults({ day: '2026-02-01', compared: '2026-02-01' }, known)).toEqual(['same']);
    expect(listDaysFaults({ day: '', compared: known.today }, known)).toEqual(['same']);
    expect(listDaysFaults({ day: '2026-02-01', compared: '' }, known)).toEqual([]);
  });

  it('are read from an address only as days', () => {
    expect(['2026-02-01', 'today', "2026-02-01' or 1"].map(parseDay)).toEqual([
      '2026-02-01',
      '',
      '',
    ]);
  });
});
