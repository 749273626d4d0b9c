import { expect, it } from 'vitest';
import { caseSections } from '@temple-land/portal-core';
import { listFilingProblems } from './filingProblems.ts';
import { nobody } from './person.ts';
import type { CaseFiling } from './useCaseFiling.ts';

const filing: CaseFiling = {
  place: { district: '1', tahasil: '2', mouza: '3', khatian: '4' },
  khatianNo: '12',
  plotCode: '',
  area: '0.5',
  section: caseSections[0],
  facts: 'A wall',
  respondents: [{ ...nobody, name: 'Bhikari Swain', address: 'Brahmagiri' }],
};
const fieldsOf = (changes: Partial<CaseFiling>) =>
  listFilingProblems({ ...filing, ...changes }).map(({ field }) => field);

it('a case can be filed with its land, acres, facts and respondents', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ place: { ...filing.place, mouza: '', khatian: '' } })).toEqual([
    'mouza',
    'khatian',
  ]);
  for (const area of ['', ' ', '0', '-1', '1.23456', 'x']) {
    expect(fieldsOf({ area })).toEqual(['area']);
  }
  expect(fieldsOf({ facts: ' ' })).toEqual(['facts']);
  expect(fieldsOf({ respondents: [...filing.respondents, nobody] })).toEqual([
    '1.name',
    '1.address',
  ]);
  const wrongNumber = { ...nobody, name: 'A', address: 'B', mobileNo: '12345' };
  expect(fieldsOf({ respondents: [wrongNumber] })).toEqual(['0.mobileNo']);
});
