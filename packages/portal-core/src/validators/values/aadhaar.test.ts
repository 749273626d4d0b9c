import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Aadhaar, isVerhoeff } from './aadhaar.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));
const checkDigitsOf = (body: string) =>
  [...'0123456789'].filter((digit) => isVerhoeff(body + digit));

describe('the Verhoeff checksum', () => {
  it.each(['2363', '758722', '123451', '1428570', '1234567890120'])(
    'takes the known %s',
    (number) => {
      expect(isVerhoeff(number)).toBe(true);
    },
  );

  it.each(['', '2364', '2a63', ' 2363', '୨୩୬୩'])('refuses %j', (number) => {
    expect(isVerhoeff(number)).toBe(false);
  });

  it('has exactly one check digit for every number', () => {
    fc.assert(fc.property(digits(11), (body) => checkDigitsOf(body).length === 1));
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, at, step) => {
        const right = `${body}${checkDigitsOf(body)[0]}`;
        const wrongDigit = (Number(right[at]) + step) % 10;
        expect(isVerhoeff(`${right.slice(0, at)}${wrongDigit}${right.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('detects every swap of two adjacent digits', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(10), (body, at) => {
        const right = `${body}${checkDigitsOf(body)[0]}`;
        const [first, second] = [right[at], right[at + 1]];
        fc.pre(first !== second);
        const swapped = `${right.slice(0, at)}${second}${first}${right.slice(at + 2)}`;
        expect(isVerhoeff(swapped)).toBe(false);
      }),
    );
  });
});

// Requirement: VA-067
describe('an Aadhaar number', () => {
  const invented = `23456789012${checkDigitsOf('23456789012')[0]}`;

  it('has twelve digits and a valid check digit', () => {
    expect(v.is(Aadhaar, invented)).toBe(true);
  });

  it.each([
    ['starts with 0', `02345678901${checkDigitsOf('02345678901')[0]}`],
    ['starts with 1', `12345678901${checkDigitsOf('12345678901')[0]}`],
    ['is too short', '2363'],
    ['has spaces', `${invented.slice(0, 4)} ${invented.slice(4)}`],
    ['has a wrong check digit', `${invented.slice(0, 11)}${(Number(invented[11]) + 1) % 10}`],
  ])('is refused when it %s', (_, number) => {
    expect(v.safeParse(Aadhaar, number).issues?.[0].message).toBe('shared.aadhaar');
  });
});
