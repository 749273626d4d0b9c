import { describe, expect, it } from 'vitest';
import { toFeeKey, toLandDraft, type LandDraft } from '../landDraft.ts';
import { findFirstOpenStep, getNextStep, getPreviousStep, parseStep } from './steps.ts';

const empty = toLandDraft({}, 0);
const applicant = {
  applicantKind: 'institution',
  institutionName: 'Emar Matha',
  registrationNo: '7',
  officeHeld: 'Mahanta',
  identityKind: 'pan',
  identityEnd: '123A',
  addressLine: '12',
  addressVillage: 'Puri',
  addressPost: 'Puri',
  addressPolice: 'Puri',
  addressDistrict: 'Puri',
  pinCode: '752001',
};
const landed: LandDraft = {
  ...empty,
  hasSeenDetails: true,
  answers: {
    ...empty.answers,
    districtCode: '1',
    tahasilCode: '2',
    villageCode: '3',
    khataNoId: '4',
    area: '0.4200',
    presentUse: 'vacant',
    structure: 'none',
    boundaryNorth: 'Plot 12',
    boundaryEast: 'The village road',
    boundarySouth: 'The tank of the matha',
    boundaryWest: 'Land of Hari Das',
    ...applicant,
    applicationKind: 'lease',
  },
};
const withAnswers = (answers: Partial<LandDraft['answers']>): LandDraft => ({
  ...landed,
  answers: { ...landed.answers, ...answers },
});
const priced = withAnswers({ purpose: 'Paddy' });
const challan = {
  feePayment: 'challan',
  feeFor: toFeeKey(priced.answers),
  challanNo: 'CH/7',
  challanOn: '2026-01-05',
  challanAmount: '50',
};
const file = { tempId: 't', fileName: 'a.pdf', size: 9, uploadedAt: 0 };
const full: LandDraft = {
  ...landed,
  answers: { ...priced.answers, ...challan },
  files: [
    { ...file, kind: 1 },
    { ...file, kind: 2 },
  ],
};

describe('findFirstOpenStep', () => {
  it.each([
    ['nothing is answered', empty, 1],
    ['the details are read but not filled in', { ...empty, hasSeenDetails: true }, 1],
    [
      'the applicant is answered',
      { ...empty, hasSeenDetails: true, answers: { ...empty.answers, ...applicant } },
      2,
    ],
    ['the area is no number', withAnswers({ area: 'half' }), 2],
    ['the land is answered', landed, 3],
    ['the purpose is blank', withAnswers({ purpose: '  ' }), 3],
    ['the fee is not paid', priced, 4],
    ['the challan has no number', { ...full, answers: { ...full.answers, challanNo: ' ' } }, 4],
    ['the area has changed since the fee', { ...full, answers: { ...full.answers, area: '1' } }, 4],
    ['a document is missing', { ...full, files: full.files.slice(0, 1) }, 5],
    ['everything is answered', full, 6],
  ] as const)('when %s', (_, draft, step) => {
    expect(findFirstOpenStep(draft, [1, 2])).toBe(step);
  });
});

describe('parseStep', () => {
  it.each([
    [null, 3, 3],
    ['2', 3, 2],
    ['5', 3, 3],
    ['0', 3, 3],
    ['1.5', 3, 3],
    ['x', 2, 2],
  ] as const)('address %s with first incomplete step %s', (requested, open, step) => {
    expect(parseStep(requested, open)).toBe(step);
  });
});

it('returns the neighbours of a step, and the ends themselves', () => {
  expect([getNextStep(1), getNextStep(6), getPreviousStep(6), getPreviousStep(1)]).toEqual([
    2, 6, 5, 1,
  ]);
});
