import { expect, it } from 'vitest';
import {
  askableFields,
  findCorrectedField,
  parseAskedParts,
  toAskedData,
  toCorrectedName,
} from './askableFields.ts';

it('what can be asked again is what is typed: not the land, its acres, the fee or a choice', () => {
  expect(askableFields).toEqual(expect.arrayContaining(['pinCode', 'purpose', 'boundaryNorth']));
  for (const name of ['area', 'applicationKind', 'challanNo', 'shares', 'sketch', 'holding']) {
    expect(askableFields).not.toContain(name);
  }
});

it('what a question asks for is read back from the data of its step', () => {
  const asked = { documents: [23, 9], fields: ['pinCode', 'purpose'] as const };
  expect(parseAskedParts(toAskedData(asked))).toEqual(asked);
  expect(parseAskedParts(toAskedData({ documents: [], fields: [] }))).toEqual({
    documents: [],
    fields: [],
  });
  expect(parseAskedParts({ query: 'Which year?' })).toBeUndefined();
  expect(parseAskedParts({ askedDocuments: '', askedFields: 'area,pinCode' })?.fields).toEqual([
    'pinCode',
  ]);
});

it('a new answer is found by its name', () => {
  expect(findCorrectedField(toCorrectedName('pinCode'))).toBe('pinCode');
  expect(findCorrectedField('corrected.area')).toBeUndefined();
  expect(findCorrectedField('answer')).toBeUndefined();
});
