import { describe, expect, it } from 'vitest';
import { officeFields } from '../../schemas/admin/office.ts';
import { buildOfficeTexts, sampleOffice } from '../../messages/officeTexts.ts';
import { findOfficeFault } from './officeFault.ts';

describe('a detail of the office', () => {
  it('of the sample is valid', () => {
    expect(officeFields.map((field) => findOfficeFault(field, sampleOffice[field]))).toEqual(
      officeFields.map(() => undefined),
    );
  });

  it.each([
    ['name.en', ' ', 'admin.required'],
    ['phone', '', 'admin.required'],
    ['email', 'land.help', 'registration.email.format'],
    ['facebook', 'facebook.com/temple', 'shared.url'],
    ['facebook', '', undefined],
    ['address.or', 'Road {1}', 'office.braces'],
    ['service.hi', 'of {year}', 'office.braces'],
    ['copyright.en', '© {year} Temple', undefined],
    ['copyright.en', '© {years} Temple', 'office.braces'],
    ['copyright.en', '© {year', 'office.braces'],
    ['languages', 'en', undefined],
    ['languages', 'en,hi', undefined],
    ['languages', 'or,hi', 'office.languages'],
    ['languages', 'en,bn', 'office.languages'],
    ['languages', '', 'office.languages'],
    ['readers', '2', undefined],
    ['readers', '0', 'admin.invalid'],
  ] as const)('%s "%s": %s', (field, value, fault) => {
    expect(findOfficeFault(field, value)).toBe(fault);
  });
});

it('the portal has a second name: in Odia, or in English on pages in Odia', () => {
  const otherName = (language: 'en' | 'or' | 'hi') =>
    buildOfficeTexts(sampleOffice, language).otherName;
  expect(['en', 'or', 'hi'].map((language) => otherName(language as 'en'))).toEqual([
    'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ',
    'Temple Land Portal',
    'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ',
  ]);
});
