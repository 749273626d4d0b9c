import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/ruleTexts.ts';
import { en } from '../../messages/en.ts';
import { LandStepForm, PurposeStepForm } from './landApplication.ts';

const land = {
  districtCode: '1',
  tahasilCode: '2',
  villageCode: '3',
  khataNoId: '4',
  plotCode: '',
  area: '0.4200',
  holding: 'lease',
};

describe('the step "The land"', () => {
  it('accepts a whole khatian or one plot, leased or bought', () => {
    expect(textsOf(LandStepForm, land)).toEqual({});
    expect(textsOf(LandStepForm, { ...land, plotCode: 'P-1', holding: 'purchase' })).toEqual({});
  });

  it('shows a message for every missing value', () => {
    const empty = Object.fromEntries(Object.keys(land).map((field) => [field, '']));
    expect(textsOf(LandStepForm, empty)).toEqual({
      districtCode: 'Please select District',
      tahasilCode: 'Please select Tahasil',
      villageCode: 'Please select Mouza',
      khataNoId: 'Please select Khatiyan No',
      area: 'Area should be a number, for example 0.4200',
      holding: 'Please select how you want to hold the land',
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

describe('the step "Purpose"', () => {
  it.each([
    ['', 'Please enter the purpose'],
    [' \n', 'Please enter the purpose'],
    ['ଧାନ ଚାଷ', undefined],
    ['x'.repeat(500), undefined],
    ['x'.repeat(501), en['shared.maxLength']],
  ])('%j: %s', (purpose, text) => {
    expect(textsOf(PurposeStepForm, { purpose }).purpose).toBe(text);
  });
});
