import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/ruleTexts.ts';
import { en } from '../../messages/en.ts';
import { createEmptyAnswers } from './formAnswers.ts';
import { landApplicationFields, LandStepForm, PurposeStepForm } from './landApplication.ts';

const empty = createEmptyAnswers(landApplicationFields);
const land = {
  ...empty,
  districtCode: '1',
  tahasilCode: '2',
  villageCode: '3',
  khataNoId: '4',
  plotCode: '',
  area: '0.4200',
  applicationKind: 'lease',
  presentUse: 'vacant',
  structure: 'none',
  boundaryNorth: 'Plot 12',
  boundaryEast: 'The village road',
  boundarySouth: 'The tank of the matha',
  boundaryWest: 'Land of Hari Das',
};

describe('the step "The land"', () => {
  it('accepts a whole khatian or one plot, leased or bought', () => {
    expect(textsOf(LandStepForm, land)).toEqual({});
    const bought = { ...land, plotCode: 'P-1', applicationKind: 'purchase' };
    expect(textsOf(LandStepForm, bought)).toEqual({});
  });

  it('shows a message for every missing value', () => {
    const blank = Object.fromEntries(Object.keys(land).map((field) => [field, '']));
    expect(textsOf(LandStepForm, blank)).toEqual({
      districtCode: 'Please select District',
      tahasilCode: 'Please select Tahasil',
      villageCode: 'Please select Mouza',
      khataNoId: 'Please select Khatiyan No',
      area: 'Area should be a number, for example 0.4200',
    });
  });

  it.each(['lease', 'purchase', 'exchange'])('asks what is next to the land of a %s', (kind) => {
    const sides = { boundaryNorth: ' ', boundaryEast: '', boundarySouth: '', boundaryWest: '' };
    const typed = { ...land, ...sides, plotCode: 'P-1', applicationKind: kind };
    expect(Object.keys(textsOf(LandStepForm, typed))).toEqual(Object.keys(sides));
  });

  it('asks for lease and plot where a lease changes, and for a plot where a record changes', () => {
    expect(textsOf(LandStepForm, { ...land, applicationKind: 'renewal', leaseNo: ' ' })).toEqual({
      plotCode: en['apply.plot.required'],
      leaseNo: en['step.need'],
    });
    expect(textsOf(LandStepForm, { ...land, applicationKind: 'correction' })).toEqual({
      plotCode: en['apply.plot.required'],
    });
  });

  it.each(['1', '0.0001', '12.5', ' 0.42 ', '99999.9999', '0.1000'])('accepts %j acres', (area) => {
    expect(textsOf(LandStepForm, { ...land, area })).toEqual({});
  });

  it.each([
    '',
    '0',
    '0.0000',
    '-1',
    '+1',
    '1e3',
    '.5',
    '1.',
    '1.00001',
    '0.00009',
    '1,5',
    '100000',
    'one',
    'NaN',
    '୧.୫',
  ])('refuses %j acres', (area) => {
    expect(textsOf(LandStepForm, { ...land, area })).toEqual({
      area: 'Area should be a number, for example 0.4200',
    });
  });
});

describe('the step "Purpose" of a kind', () => {
  const purpose = 'Paddy';
  it.each([
    ['transfer', { transferBasis: 'succession', newHolder: 'Rama Das' }],
    ['exchange', { offeredLand: 'Plot 7', offeredArea: '0.5' }],
    ['correction', { recordEntry: 'kisam', entryNow: 'Sarada', entryWanted: 'Gharabari' }],
  ] as const)('%s asks for its answers only', (applicationKind, answers) => {
    const asked = { ...empty, purpose, applicationKind };
    expect(textsOf(PurposeStepForm, { ...asked, ...answers })).toEqual({});
    expect(Object.keys(textsOf(PurposeStepForm, asked))).toEqual(Object.keys(answers));
    expect(textsOf(PurposeStepForm, { ...empty, purpose, applicationKind: 'lease' })).toEqual({});
  });
});

describe('the step "Purpose"', () => {
  it.each([
    ['', 'Please enter the purpose'],
    [' \n', 'Please enter the purpose'],
    ['ଧାନ ଚାଷ', undefined],
    ['x'.repeat(500), undefined],
    ['x'.repeat(501), en['shared.maxLength']],
  ])('%j: %s', (purpose, text) => {
    expect(textsOf(PurposeStepForm, { ...empty, purpose }).purpose).toBe(text);
  });
});
