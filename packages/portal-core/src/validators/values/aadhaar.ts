import * as v from 'valibot';
import { digitsOnly } from './characters.ts';
import { messageKey } from '../message.ts';

const multiply = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permute = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

const cell = (table: readonly string[], row: number, column: number) =>
  Number(table[row]?.[column] ?? Number.NaN);

/** Returns whether the digits pass the Verhoeff checksum. */
export function isVerhoeff(digits: string): boolean {
  if (digits === '' || !v.is(digitsOnly('shared.aadhaar'), digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce(
      (check, digit, index) => cell(multiply, check, cell(permute, index % 8, Number(digit))),
      0,
    );
  return sum === 0;
}

/** An Aadhaar number: twelve digits, not starting with 0 or 1, with a valid check digit. */
export const Aadhaar = v.pipe(
  v.string(),
  v.check(
    (value) => /^[2-9]\d{11}$/.test(value) && isVerhoeff(value),
    messageKey('shared.aadhaar'),
  ),
);
