import { expect, it } from 'vitest';
import {
  applyCorrections,
  askableFields,
  findCorrectedField,
  findCorrectionFault,
  listOpenFields,
  parseAskedParts,
  toAskedData,
  toCorrectedName,
} from './askableFields.ts';

it('what can be asked again is what is typed, chosen or drawn: not the land, its acres or the fee', () => {
  const some = [
    'pinCode',
    'purpose',
    'structure',
    'presentUse',
    'birthDate',
    'shares',
    'sketch',
    'applicantKind',
    'identityEnd',
  ];
  expect(askableFields).toEqual(expect.arrayContaining(some));
  const never = ['area', 'applicationKind', 'challanNo', 'holding'];
  for (const name of never) expect(askableFields).not.toContain(name);
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

const answers = {
  applicationKind: 'lease',
  applicantKind: 'joint',
  structure: 'none',
  pinCode: '752001',
};
const given = (field: string, text: string) => ({ field: field as 'pinCode', text });

it('a new choice opens the fields that the form shows beside it, and only these', () => {
  const open = (text: string) => listOpenFields(['structure'], answers, [given('structure', text)]);
  expect(open('none')).toEqual(['structure']);
  expect(open('pucca')).toEqual(['structure', 'floors', 'builtYear']);
  expect(listOpenFields(['pinCode'], answers, [given('structure', 'pucca')])).toEqual(['pinCode']);
});

it('new answers are those that were asked, each by the rule of its field', () => {
  const fault = (asked: readonly string[], ...corrections: ReturnType<typeof given>[]) =>
    findCorrectionFault(asked as ['pinCode'], answers, corrections);
  expect(fault(['pinCode'], given('pinCode', '752002'))).toBeUndefined();
  expect(fault(['pinCode'], given('structure', 'pucca'))).toBe('notAsked');
  expect(fault(['pinCode'], given('pinCode', '752002'), given('pinCode', '752003'))).toBe(
    'notAsked',
  );
  expect(fault(['pinCode'])).toMatchObject({ field: 'pinCode', message: 'step.need' });
  expect(fault(['pinCode'], given('pinCode', '12'))).toMatchObject({ field: 'pinCode' });
  expect(fault(['structure'], given('structure', 'castle'))).toMatchObject({ field: 'structure' });
  expect(fault(['structure'], given('structure', 'pucca'))).toMatchObject({ field: 'floors' });
  const people = [{ name: 'Hari', relation: 'Brother', share: '30' }];
  const shares = (ownShare: string) => given('shares', JSON.stringify({ ownShare, people }));
  expect(fault(['shares'], shares('60'))).toEqual({ field: 'shares', message: 'apply.shares.sum' });
  expect(fault(['shares'], shares('70'))).toBeUndefined();
  expect(fault(['sketch'], given('sketch', '[]'))).toMatchObject({ field: 'sketch' });
});

it('another kind of applicant opens its fields; those that the form leaves free may stay empty', () => {
  const joint = { ...answers, applicantKind: 'institution' };
  const asked = ['applicantKind'] as const;
  const change = [given('applicantKind', 'individual')];
  const open = listOpenFields(asked, joint, change);
  expect(open).toEqual(expect.arrayContaining(['guardianName', 'birthDate', 'gender']));
  expect(open).not.toContain('institutionName');
  const right = [...change, given('guardianName', 'Hari Behera'), given('birthDate', '1980-05-01')];
  expect(findCorrectionFault(asked, joint, right)).toBeUndefined();
  expect(findCorrectionFault(asked, joint, change)).toMatchObject({ message: 'step.need' });
});

it('answers that a new choice hides are empty, others stay', () => {
  const people = [{ name: 'Hari', relation: 'Brother', share: 30 }];
  const stored = {
    applicantKind: 'joint',
    shares: { ownShare: 70, people },
    institutionName: '',
    pinCode: '752001',
  };
  const step = { 'corrected.applicantKind': 'institution', 'corrected.institutionName': 'A matha' };
  expect(applyCorrections(stored, [step])).toEqual({
    applicantKind: 'institution',
    shares: null,
    institutionName: 'A matha',
    pinCode: '752001',
  });
});

it('corrections replace stored answers, the newest last, in the form of the database', () => {
  const stored = { pinCode: '752001', floors: 1, shares: null };
  const shares = JSON.stringify({
    ownShare: '40',
    people: [{ name: 'A', relation: 'B', share: '60' }],
  });
  const steps = [
    { 'corrected.pinCode': '752002', 'corrected.floors': '2', answer: 'Here' },
    { 'corrected.pinCode': '752003', 'corrected.shares': shares, 'corrected.newHolder': 'X' },
  ];
  expect(applyCorrections(stored, steps)).toEqual({
    pinCode: '752003',
    floors: 2,
    shares: { ownShare: 40, people: [{ name: 'A', relation: 'B', share: 60 }] },
  });
});
