import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getIndianYear } from '../../validators/values/age.ts';
import { addEmptyProof, parseTypedProofs, possessionProofs, toProofs } from './possessionProofs.ts';

const { typed } = possessionProofs().rules;
const proof = (kind: string, from: string, to: string) => ({ kind, from, to });
const water = proof('water', '1990', '2001');
const rent = proof('rent', ' 1985 ', '1985');
const thisYear = getIndianYear(new Date());

const problemOf = (proofs: unknown) =>
  v.safeParse(typed, JSON.stringify(proofs)).issues?.map(({ message }) => message);

describe('the proofs of a possession', () => {
  it.each([
    ['two kinds, the years typed with spaces', [water, rent], undefined],
    ['two kinds up to this year', [water, proof('rent', '1985', `${thisYear}`)], undefined],
    ['nothing yet', parseTypedProofs(''), 'incomplete'],
    ['one without a kind', [water, { ...rent, kind: '' }], 'incomplete'],
    ['one without a year', [water, { ...rent, to: '' }], 'incomplete'],
    ['a first year after the last', [water, proof('rent', '1990', '1985')], 'incomplete'],
    ['a year to come', [water, proof('rent', '1990', `${thisYear + 1}`)], 'incomplete'],
    ['a year before the records', [water, proof('rent', '1799', '1985')], 'incomplete'],
    ['one kind', [water], 'kinds'],
    ['one kind twice', [water, { ...water, from: '1995' }], 'kinds'],
  ])('%s', (_, proofs, problem) => {
    expect(problemOf(proofs)).toEqual(problem && [`apply.proofs.${problem}`]);
  });

  it('are sent as numbers', () => {
    expect(toProofs(JSON.stringify([rent]))).toEqual([{ kind: 'rent', from: 1985, to: 1985 }]);
  });

  it('begin with two empty ones, also from a damaged draft', () => {
    expect(parseTypedProofs('[{"kind":1}]')).toEqual(parseTypedProofs(''));
    expect(parseTypedProofs('')).toHaveLength(2);
  });

  it('keep their ids, and a new one has an id that none had', () => {
    const [, second] = parseTypedProofs(JSON.stringify([water, rent]));
    expect(second).toEqual({ id: '2', ...rent });
    const more = addEmptyProof([{ id: '5', ...water }]);
    expect(more.map(({ id }) => id)).toEqual(['5', '6']);
    expect(parseTypedProofs(JSON.stringify(more))).toEqual(more);
  });
});
