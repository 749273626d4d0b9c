import { roundAcres } from './area.ts';

/** What the amount due for land is computed from; acres and rupees. */
export interface ValuationTerms {
  areaGranted: number;
  /** The price of an acre, or the yearly rent of an acre of a lease. */
  ratePerAcre: number;
  /** The reduction in percent for areas up to `concessionUpTo`. */
  concessionPercent: number;
  concessionUpTo: number;
  fee: number;
}

/** The amount due for land and its parts in rupees; for a lease, the value is the rent of one year. */
export interface AmountDue {
  value: number;
  concession: number;
  fee: number;
  amountDue: number;
}

/** Multiplies two numbers and rounds the product to paise, without floating-point errors. */
const toPaise = (acres: number, rupees: number) =>
  Number(
    (BigInt(Math.round(roundAcres(acres) * 10_000)) * BigInt(Math.round(rupees * 100)) + 5_000n) /
      10_000n,
  );

/** Computes the amount due: rate by area, less the concession for small areas, and the fee. */
export function computeAmountDue(terms: ValuationTerms): AmountDue {
  const { areaGranted, ratePerAcre, concessionPercent, concessionUpTo, fee } = terms;
  const value = toPaise(areaGranted, ratePerAcre);
  const concession =
    areaGranted <= concessionUpTo ? Math.round((value * concessionPercent) / 100) : 0;
  const feePaise = Math.round(fee * 100);
  return {
    value: value / 100,
    concession: concession / 100,
    fee: feePaise / 100,
    amountDue: (value - concession + feePaise) / 100,
  };
}
