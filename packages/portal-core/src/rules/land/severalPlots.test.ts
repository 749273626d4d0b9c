import { describe, expect, it } from 'vitest';
import { divideSheet } from './severalPlots.ts';
import { computeSheet } from './valuationSheet.ts';

const rule = {
  orderNo: 'R/1',
  ratePerAcre: 450_000,
  concessionPercent: 50,
  concessionUpTo: 1,
  fee: 100,
  applicationFee: 100,
  kisam: '',
  isForMouza: false,
  effectiveFrom: '2026-01-01T00:00:00.000Z',
};
describe('a valuation sheet', () => {
  const line = { kisam: '', rule, ownRate: null, override: null };
  const first = { ...line, plotNo: '12', area: 0.1 };
  const sheet = computeSheet([
    first,
    { ...first, plotNo: '14', override: { amount: 30_000.01, reason: 'By the road' } },
    { ...first, area: 0.05 },
  ]);

  it('is divided by its lines, and the parts add up to it', () => {
    const parts = divideSheet(sheet, ['12', '14']);
    expect(parts).toMatchObject([
      { areaGranted: 0.15, ratePerAcre: 450_000, value: 67_500, concession: 33_750, fee: 100 },
      { areaGranted: 0.1, value: 30_000.01, concession: 0, fee: 0, amountDue: 30_000.01 },
    ]);
    expect(parts.reduce((sum, { amountDue }) => sum + amountDue, 0)).toBeCloseTo(sheet.amountDue);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(sheet.value);
  });

  it('stays as it is for one plot', () => {
    expect(divideSheet(sheet, ['12'])).toEqual([sheet]);
    expect(divideSheet(sheet, [])).toEqual([]);
  });
});
