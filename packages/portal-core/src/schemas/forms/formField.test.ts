import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { attestedFields, newestAttestation } from './attestation.ts';
import { bidderFields } from './bidderRegistration.ts';
import {
  acres,
  checkbox,
  longText,
  optionalLongText,
  optionalPastDate,
  select,
  years,
} from './fieldKinds.ts';
import { createEmptyAnswers, toRequestAnswers, toStoredAnswers } from './formAnswers.ts';
import { fieldsOfStep, isShown, type FormField, type FormFields } from './formField.ts';
import { formRequest, storedEntries, typedForm } from './formSchemas.ts';
import { reportFields } from './illegitimateUseReport.ts';
import { landApplicationFields } from './landApplication.ts';
import { quarryFields } from './quarryApplication.ts';

const label = { label: 'label' };
const fields = {
  kind: {
    ...select({ person: label, firm: label }, 'person', 'report.kind.required'),
    step: 'first',
    labels: { form: 'kind' },
  },
  isPartner: {
    ...checkbox(false),
    step: 'first',
    labels: { form: 'partner' },
    shownWhen: { field: 'kind', is: ['firm'] },
  },
  partners: {
    ...longText(5, 'apply.purpose.required'),
    step: 'second',
    labels: { form: 'partners' },
    shownWhen: { field: 'isPartner', is: ['true'] },
  },
  note: { ...optionalLongText(5), step: 'second', labels: { form: 'note' }, attestedSince: 3 },
  area: {
    ...acres('apply.area.number'),
    step: 'first',
    labels: { form: 'area' },
    attestedSince: 1,
  },
  period: { ...years('quarry.period.number'), step: 'first', labels: { form: 'period' } },
  since: { ...optionalPastDate(), step: 'first', labels: { form: 'since' } },
  told: {
    ...longText(9, 'apply.purpose.required'),
    step: 'first',
    labels: { form: 'told' },
    storedAs: 'purpose',
  },
} as const satisfies Readonly<Record<string, FormField>>;

const typed = {
  ...createEmptyAnswers(fields),
  kind: 'firm',
  isPartner: true,
  partners: ' a ',
  area: '1.5',
  period: '5',
  told: 'b',
};
const request = {
  kind: 'firm',
  isPartner: true,
  partners: 'a',
  area: 1.5,
  period: '5 Year',
  told: 'b',
} as const;

it('a new form is empty but for its boxes', () => {
  expect(createEmptyAnswers(fields)).toMatchObject({ kind: '', isPartner: false, since: '' });
});

it('a step has its fields in the order of the form', () => {
  expect(Object.keys(fieldsOfStep(fields, 'second'))).toEqual(['partners', 'note']);
});

it.each([
  ['', true],
  ['abcde', true],
  [' abcde ', true],
  ['abcdef', false],
])('an optional text of five characters accepts %j: %s', (text, isAccepted) => {
  expect(v.is(fields.note.rules.typed, text)).toBe(isAccepted);
});

it('a request has numbers, periods and trimmed texts, and nothing for empty answers', () => {
  expect(toRequestAnswers(fields, typed)).toEqual(request);
});

it('a row has every answer with a column, and null for no day', () => {
  const { told: _, ...columns } = request;
  expect(toStoredAnswers(fields, { ...request, since: '' })).toEqual({ ...columns, since: null });
  expect(Object.keys(storedEntries(fields))).not.toContain('told');
});

describe('a field with a condition', () => {
  const Form = typedForm(fields, { place: v.string() });
  const Request = formRequest({ place: v.string() }, fields, {});
  const place = 'x';
  const person = { ...typed, kind: 'person', partners: '' };
  const requestOf = (changes: object) => ({ ...request, place, ...changes });

  it('is shown while the other answers meet it, and while the field they belong to is shown', () => {
    expect(isShown(fields, 'partners', typed)).toBe(true);
    expect(isShown(fields, 'partners', { ...typed, isPartner: false })).toBe(false);
    expect(isShown(fields, 'partners', person)).toBe(false);
  });

  it('is required while it is shown', () => {
    expect(v.is(Form, { ...typed, place })).toBe(true);
    expect(v.is(Form, { ...typed, place, partners: '' })).toBe(false);
    expect(v.is(Request, requestOf({}))).toBe(true);
    expect(v.is(Request, requestOf({ partners: undefined }))).toBe(false);
    expect(v.is(Request, requestOf({ partners: 'too long' }))).toBe(false);
  });

  it('is neither checked nor sent while it is hidden', () => {
    expect(v.parse(Form, { ...person, partners: 'too long', place })).toMatchObject({
      place,
      partners: '',
      isPartner: false,
    });
    const sent = toRequestAnswers(fields, { ...person, partners: 'left' });
    expect(Object.keys(sent)).toEqual(['kind', 'area', 'period', 'told']);
    expect(v.is(Request, { ...sent, place })).toBe(true);
    const kept = v.parse(Request, requestOf({ kind: 'person' }));
    expect(Object.keys(kept)).not.toContain('partners');
  });

  it('may depend on a field of another step', () => {
    const Step = typedForm(fieldsOfStep(fields, 'second'), {}, fields);
    expect(v.is(Step, { ...typed, partners: '' })).toBe(false);
    expect(v.parse(Step, { ...person, kind: 'person' })).toEqual({ partners: '', note: '' });
  });
});

it('attests a field in the versions of printed codes since the one that it names', () => {
  expect(attestedFields(fields, 1)).toEqual(['area']);
  expect(attestedFields(fields, 2)).toEqual(['area']);
  expect(attestedFields(fields, 3)).toEqual(['area', 'note']);
  expect(newestAttestation(fields)).toBe(3);
});

const forms: [name: string, form: FormFields][] = [
  ['the land application', landApplicationFields],
  ['the report', reportFields],
  ['the quarry application', quarryFields],
  ['the registration of a bidder', bidderFields],
];

it.each(forms)('every condition in %s names an answer of an earlier field', (_, form) => {
  const names = Object.keys(form);
  for (const [name, { shownWhen }] of Object.entries(form)) {
    if (shownWhen === undefined) continue;
    const { field, is } = shownWhen;
    expect(names.indexOf(field)).toBeGreaterThan(-1);
    expect(names.indexOf(field)).toBeLessThan(names.indexOf(name));
    const answers = Object.keys(form[field]?.choices ?? { true: '', false: '' });
    expect(answers).toEqual(expect.arrayContaining([...is]));
  }
});
