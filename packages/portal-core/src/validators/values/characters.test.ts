import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { formatMessage } from '../../messages/format.ts';
import {
  blockFirstSpecialCharacter,
  decimalNumber,
  digitsOnly,
  lettersAndDigits,
  lettersOnly,
  noSpecialCharacters,
} from './characters.ts';
import { Amount } from './amount.ts';

const key = 'registration.name.characters';

describe('the accepted characters of a field', () => {
  it.each([
    ['', true, true, true, true, true],
    ['Asha', true, false, true, false, true],
    // Requirement: VA-068
    ['Asha Rao', true, false, false, false, true],
    ['ସୁମିତ୍ରା', true, false, true, false, true],
    // Requirement: VA-069
    ['12', false, true, true, true, true],
    // Requirement: VA-070
    ['A12', false, false, true, false, true],
    // Requirement: VA-071
    ['1.5', false, false, false, true, false],
    ['.5', false, false, false, false, false],
    ['1.', false, false, false, false, false],
    ['-1', false, false, false, false, false],
    ['1e3', false, false, true, false, true],
    // Requirement: VA-072
    ['a_b', false, false, false, false, false],
    ["O'Neil", false, false, false, false, false],
    ['a/b', false, false, false, false, false],
    ['୧୨', false, false, false, false, false],
    ['a\n', false, false, false, false, false],
  ])(
    '%j: letters %s, digits %s, letters and digits %s, decimal %s, not special %s',
    (value, letters, digits, both, decimal, plain) => {
      const rules = [lettersOnly, digitsOnly, lettersAndDigits, decimalNumber, noSpecialCharacters];
      expect(rules.map((rule) => v.is(rule(key), value))).toEqual([
        letters,
        digits,
        both,
        decimal,
        plain,
      ]);
    },
  );

  it('shows the message of the field', () => {
    expect(v.safeParse(digitsOnly('apply.area.number'), 'x').issues?.[0].message).toBe(
      'apply.area.number',
    );
  });

  it('accepts every whole number as digits and as a decimal', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(v.is(digitsOnly(key), String(number))).toBe(true);
        expect(v.is(decimalNumber(key), String(number))).toBe(true);
      }),
    );
  });
});

// Requirement: VA-085
describe('an amount', () => {
  it.each(['0', '1500', '1500.5', '1500.50', ' 1500 ', '999999999999.99'])(
    'accepts %j',
    (value) => {
      expect(v.is(Amount, value)).toBe(true);
    },
  );

  it.each(['', ' ', 'x', '-1', '+1', '1,500', '1.234', '1e3', '.5', '5.', '₹5', '1000000000000'])(
    'refuses %j',
    (value) => {
      const text = 'Amount should be a number, for example 1500.50';
      const message = v.safeParse(Amount, value).issues?.[0].message;
      expect(en[message as keyof typeof en]).toBe(text);
    },
  );
});

describe('the block of special characters in first position', () => {
  // Requirements: UN-059, VA-078, VA-079
  it.each([
    ['/12', '/'],
    ['-12', '-'],
    [' *a', '*'],
    ['₹5', '₹'],
    ['😀', '😀'],
    ['"', '"'],
  ])('clears %j and reports %s', (typed, character) => {
    const blocked = blockFirstSpecialCharacter(typed);
    expect(blocked).toEqual({ value: '', character });
    expect(formatMessage(en['shared.firstPlace'], { character })).toBe(
      `${character} Not allowed in 1st Place!!!`,
    );
  });

  it.each(['', '  ', 'a/b', '1/2', ' 12-', 'ଅ/', '୧/'])('does not change %j', (typed) => {
    expect(blockFirstSpecialCharacter(typed)).toEqual({ value: typed });
  });

  it('either keeps the whole text or clears it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { value, character } = blockFirstSpecialCharacter(typed);
        expect(value).toBe(character === undefined ? typed : '');
        if (character !== undefined) expect(typed.trimStart().startsWith(character)).toBe(true);
      }),
    );
  });
});
