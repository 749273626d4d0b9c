import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAmountDue } from './amountDue.ts';

const terms = {
  areaGranted: 0.25,
  ratePerAcre: 400_000,
  concessionPercent: 20,
  concessionUpTo: 1,
  fee: 500,
};

describe('the amount due for land', () => {
  it('is rate by area, less the concession, and the fee', () => {
    expect(computeAmountDue(terms)).toEqual({
      value: 100_000,
      concession: 20_000,
      fee: 500,
      amountDue: 80_500,
    });
  });

  it.each([
    [1, 80_000],
    [1.0001, 0],
  ])('has for %d acres a concession of %d rupees', (areaGranted, concession) => {
    expect(computeAmountDue({ ...terms, areaGranted }).concession).toBe(concession);
  });

  it('is rounded to paise', () => {
    const due = computeAmountDue({ ...terms, areaGranted: 0.3333, ratePerAcre: 1000.05, fee: 0 });
    expect(due).toEqual({ value: 333.32, concession: 66.66, fee: 0, amountDue: 266.66 });
  });

  it('is the sum of its parts to the paisa', () => {
    const acres = fc.integer({ min: 1, max: 100_000_000 }).map((parts) => parts / 10_000);
    const rupees = fc.integer({ min: 0, max: 9_999_999_999 }).map((paise) => paise / 100);
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(acres, rupees, percent, rupees, (areaGranted, ratePerAcre, share, fee) => {
        const due = computeAmountDue({
          areaGranted,
          ratePerAcre,
          concessionPercent: share,
          concessionUpTo: 100,
          fee,
        });
        const paise = (value: number) => Math.round(value * 100);
        expect(paise(due.amountDue)).toBe(
          paise(due.value) - paise(due.concession) + paise(due.fee),
        );
        expect(due.concession).toBeLessThanOrEqual(due.value);
      }),
    );
  });
});
