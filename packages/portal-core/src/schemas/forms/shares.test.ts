import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/ruleTexts.ts';
import { en } from '../../messages/en.ts';
import { parseTypedShares, shares, Shares, sumShares, toShares } from './shares.ts';

const person = (share: string, name = 'Rama Das') => ({ name, relation: 'Brother', share });
const textOf = (ownShare: string, ...people: object[]) => JSON.stringify({ ownShare, people });
const Form = v.object({ shares: shares().rules.typed });
const problemOf = (text: string) => textsOf(Form, { shares: text }).shares;

describe('typed shares', () => {
  it.each([
    ['two halves', textOf('50', person('50'))],
    ['three parts with decimals', textOf('33.34', person('33.33'), person('33.33'))],
  ])('are accepted: %s', (_, text) => {
    expect(problemOf(text)).toBeUndefined();
  });

  it.each([
    ['99.99', textOf('50', person('49.99'))],
    ['100.01', textOf('50', person('50.01'))],
    ['150', textOf('50', person('50'), person('50'))],
  ])('that add up to %s are refused', (_, text) => {
    expect(problemOf(text)).toBe(en['apply.shares.sum']);
  });

  it.each([
    ['nothing', ''],
    ['no own share', textOf('', person('50'))],
    ['a person without a name', textOf('50', person('50', ' '))],
    ['a person without a share', textOf('50', person(''))],
    ['a share of three decimals', textOf('50', person('50.001'))],
    ['a share of nothing', textOf('100', person('0'))],
    ['a share in words', textOf('50', person('half'))],
  ])('are incomplete with %s', (_, text) => {
    expect(problemOf(text)).toBe(en['apply.shares.incomplete']);
  });

  it('become numbers in the request', () => {
    const request = toShares(textOf('60', person(' 40 ', ' Rama Das ')));
    expect(request).toEqual({
      ownShare: 60,
      people: [{ name: 'Rama Das', relation: 'Brother', share: 40 }],
    });
    expect(v.is(Shares, request)).toBe(true);
    expect(v.is(Shares, { ...request, ownShare: 61 })).toBe(false);
    expect(v.is(Shares, { ownShare: 99, people: [] })).toBe(false);
  });
});

it('a damaged draft has one empty co-applicant', () => {
  const empty = { ownShare: '', people: [{ name: '', relation: '', share: '' }] };
  expect(parseTypedShares('')).toEqual(empty);
  expect(parseTypedShares('{"ownShare":1}')).toEqual(empty);
});

it('the sum of shares has no rounding errors', () => {
  expect(sumShares(33.4, [{ share: 33.3 }, { share: 33.3 }])).toBe(100);
});
