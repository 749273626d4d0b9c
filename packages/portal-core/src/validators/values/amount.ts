import * as v from 'valibot';
import { nonNegativeNumber, positiveNumber } from './characters.ts';
import { messageKey } from '../message.ts';

const places = { whole: 12, decimals: 2 };
const most = 999_999_999_999.99;

const hasWholePaise = (rupees: number) => {
  const paise = rupees * 100;
  return Math.abs(paise - Math.round(paise)) < 1e-4;
};

/** An amount of rupees: a number from 0 with at most two decimals (spec 5, Amount must be numeric). */
export const Rupees = v.pipe(
  v.number(messageKey('amount.numeric')),
  v.finite(messageKey('amount.numeric')),
  v.minValue(0, messageKey('amount.numeric')),
  v.maxValue(most, messageKey('amount.numeric')),
  v.check(hasWholePaise, messageKey('amount.numeric')),
);

/** An entered amount of rupees: digits with at most two decimals. */
export const Amount = v.pipe(v.string(), v.trim(), nonNegativeNumber(places)('amount.numeric'));

/** An entered amount of rupees above 0. */
export const PositiveAmount = v.pipe(
  v.string(),
  v.trim(),
  positiveNumber(places)('amount.numeric'),
);
