import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Ymd } from './common.ts';

it('a day is one of the calendar, or empty', () => {
  for (const day of ['', '2026-02-28', '2024-02-29', '2026-12-31']) {
    expect(v.is(Ymd, day), day).toBe(true);
  }
  for (const day of ['2026-02-29', '2026-02-31', '2026-04-31', '0000-01-01', '2026-13-01', 'x']) {
    expect(v.is(Ymd, day), day).toBe(false);
  }
});
