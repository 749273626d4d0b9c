import * as v from 'valibot';
import { expect, it } from 'vitest';
import { attestedFields, newestAttestation } from './attestation.ts';
import { acres, fieldsOfStep, longText, optionalLongText, requestValues } from './formField.ts';

const fields = {
  note: { ...optionalLongText(5), step: 'second', labels: { form: 'note' }, attestedSince: 3 },
  area: {
    ...acres('apply.area.number'),
    step: 'first',
    labels: { form: 'area' },
    attestedSince: 1,
  },
  use: { ...longText(5, 'apply.purpose.required'), step: 'second', labels: { form: 'use' } },
} as const;

it('lists the fields of a step in the order of the form', () => {
  expect(Object.keys(fieldsOfStep(fields, 'second'))).toEqual(['note', 'use']);
});

it.each([
  ['', true],
  ['abcde', true],
  [' abcde ', true],
  ['abcdef', false],
])('an optional text of five characters accepts %j: %s', (typed, isAccepted) => {
  expect(v.is(fields.note.rules.typed, typed)).toBe(isAccepted);
});

it('sends typed acres as a number and leaves empty answers out', () => {
  expect(requestValues(fields, { note: ' ', area: '1.5', use: ' a ' })).toEqual({
    area: 1.5,
    use: 'a',
  });
  expect(requestValues(fields, {})).toEqual({});
});

it('attests a field in the versions of printed codes since the one that it names', () => {
  expect(attestedFields(fields, 1)).toEqual(['area']);
  expect(attestedFields(fields, 2)).toEqual(['area']);
  expect(attestedFields(fields, 3)).toEqual(['area', 'note']);
  expect(newestAttestation(fields)).toBe(3);
});
