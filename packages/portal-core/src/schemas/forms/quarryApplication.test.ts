import { describe, expect, it } from 'vitest';
import { listBrokenRules } from '../../../tests/ruleTexts.ts';
import { createEmptyAnswers } from './formAnswers.ts';
import { quarryFields, QuarryForm } from './quarryApplication.ts';

const quarry = {
  ...createEmptyAnswers(quarryFields),
  districtCode: '1',
  tahasilCode: '2',
  villageCode: '3',
  sourceName: 'Kaipadar laterite',
  quantity: '1500.5',
  leasePeriod: '5',
  isDeclared: true,
};

describe('the quarry application', () => {
  it.each([
    {},
    { villageCode: '' },
    { quantity: '0.01' },
    { quantity: '99999999' },
    { leasePeriod: '99' },
  ])('is valid with %j', (change) =>
    expect(listBrokenRules(QuarryForm, { ...quarry, ...change })).toEqual([]),
  );

  it.each([
    [{ sourceName: ' ' }, 'quarry.source.required'],
    [{ sourceName: 'x'.repeat(151) }, 'shared.maxLength'],
    [{ quantity: '0' }, 'quarry.quantity.number'],
    [{ quantity: '-1' }, 'quarry.quantity.number'],
    [{ quantity: '1.005' }, 'quarry.quantity.number'],
    [{ leasePeriod: '0' }, 'quarry.period.number'],
    [{ leasePeriod: '100' }, 'quarry.period.number'],
    [{ leasePeriod: '2.5' }, 'quarry.period.number'],
    [{ isDeclared: false }, 'apply.declaration.required'],
  ])('with %j shows %s', (change, key) => {
    expect(listBrokenRules(QuarryForm, { ...quarry, ...change })).toEqual([key]);
  });
});
