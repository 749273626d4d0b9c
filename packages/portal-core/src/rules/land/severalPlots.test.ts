import { describe, expect, it } from 'vitest';
import { combineRules, divideSheet } from './severalPlots.ts';
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
const other = { ...rule, orderNo: 'R/2', ratePerAcre: 900_000, concessionPercent: 25, fee: 250 };

describe('the rate of several plots', () => {
  it('is that of one plot where all have the same', () => {
    expect(
      combineRules([
        { rule, area: 1 },
        { rule: { ...rule }, area: 2 },
      ]),
    ).toBe(rule);
  });

  it('is the mean by acres where they differ, with the highest fee and the smallest concession', () => {
    const shares = [
      { rule, area: 0.5 },
      { rule: other, area: 0.25 },
    ];
    const combined = { ...rule, orderNo: 'R/1, R/2', ratePerAcre: 600_000, concessionPercent: 25 };
    expect(combineRules(shares)).toEqual({ ...combined, fee: 250 });
    expect(combineRules(shares.toReversed())).toEqual({
      ...combined,
      fee: 250,
      orderNo: 'R/2, R/1',
    });
  });

  it('is undefined without a plot', () => {
    expect(combineRules([])).toBeUndefined();
  });
});

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
