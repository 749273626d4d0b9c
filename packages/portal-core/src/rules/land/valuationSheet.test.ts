import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSheet, type SheetLineTerms } from './valuationSheet.ts';

const rule = {
  orderNo: 'RATES/1',
  ratePerAcre: 400_000,
  concessionPercent: 20,
  concessionUpTo: 1,
  fee: 500,
};
const line: SheetLineTerms = {
  plotNo: '12',
  kisam: 'Gharabari',
  area: 0.25,
  rule,
  ownRate: null,
  override: null,
};

describe('a valuation sheet', () => {
  it('adds its lines, and the fee once', () => {
    const sheet = computeSheet([line, { ...line, plotNo: '13', area: 0.5 }]);
    expect(sheet).toMatchObject({
      areaGranted: 0.75,
      ratePerAcre: 400_000,
      value: 300_000,
      concession: 60_000,
      fee: 500,
      amountDue: 240_500,
      rule,
    });
    expect(sheet.lines.map(({ amount }) => amount)).toEqual([80_000, 160_000]);
  });

  it('has no more concession when the land is split into parts', () => {
    const whole = computeSheet([{ ...line, area: 1.2 }]);
    const parts = computeSheet([
      { ...line, area: 0.6 },
      { ...line, area: 0.6 },
    ]);
    expect(whole.concession).toBe(0);
    expect(parts).toMatchObject({ concession: 0, amountDue: whole.amountDue });
  });

  it('keeps the calculated amount beside the one that the officer set', () => {
    const override = { amount: 70_000, reason: 'No access road' };
    const sheet = computeSheet([{ ...line, override }]);
    expect(sheet).toMatchObject({
      value: 70_000,
      concession: 0,
      amountDue: 70_500,
      ratePerAcre: 280_000,
      lines: [{ amount: 80_000, override }],
    });
  });

  it('marks a rate that the list does not have, which has neither concession nor fee', () => {
    const ownRate = { ratePerAcre: 100_000, orderNo: 'COL/7', reason: 'No rate for this kisam' };
    const sheet = computeSheet([{ ...line, rule: null, ownRate }]);
    expect(sheet).toMatchObject({ amountDue: 25_000, fee: 0, rule: null, ratePerAcre: 100_000 });
    expect(sheet.lines[0]?.ownRate).toEqual({
      orderNo: 'COL/7',
      reason: 'No rate for this kisam',
    });
  });

  it('of several rates has the average rate and none of their orders', () => {
    const other = { ...line, area: 0.75, rule: { ...rule, ratePerAcre: 200_000, fee: 900 } };
    expect(computeSheet([line, other])).toMatchObject({
      ratePerAcre: 250_000,
      fee: 900,
      rule: null,
    });
  });

  it('is the sum of its parts to the paisa', () => {
    const paise = (value: number) => Math.round(value * 100);
    const entries = fc.record({
      area: fc.integer({ min: 1, max: 1_000_000 }).map((parts) => parts / 10_000),
      ratePerAcre: fc.integer({ min: 0, max: 999_999_999 }).map((rupees) => rupees / 100),
      fixed: fc.option(fc.integer({ min: 0, max: 999_999_999 }).map((rupees) => rupees / 100)),
    });
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 8 }), (given) => {
        const terms = given.map(({ area, ratePerAcre, fixed }) => ({
          ...line,
          area,
          rule: { ...rule, ratePerAcre },
          override: fixed === null ? null : { amount: fixed, reason: 'x' },
        }));
        const { lines, fee, amountDue, value, concession } = computeSheet(terms);
        const amounts = lines.map(({ amount, override }) => paise(override?.amount ?? amount));
        const sum = amounts.reduce((all, one) => all + one, 0);
        expect(paise(amountDue)).toBe(sum + paise(fee));
        expect(concession).toBeLessThanOrEqual(value);
      }),
    );
  });
});
