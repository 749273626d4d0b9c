import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/ruleTexts.ts';
import { RegistrationMobile, SharedMobile } from './mobile.ts';
import { FullName, OptionalEmail, ProfileName } from './person.ts';

const characters = 'Full name should not contain special characters or digits.';
const long = 'Full name should contain less than 50 charcter.';
const short = 'Full name should contain more than 3 charcter.';

describe('a full name', () => {
  it.each([
    // Requirement: VA-020
    ['', 'Full name is required.'],
    ['   ', 'Full name is required.'],
    ['Sumitra2', characters],
    // Requirements: UN-049, VA-021
    ['Sumitra_Mohanty', characters],
    ['O’Neil', characters],
    ['Sumitra  Mohanty', characters],
    ['<b>Sumitra</b>', characters],
    ['ସୁମିତ୍ରା ୧', characters],
    ['a1', characters],
    // Requirements: CO-010, UN-048, VA-023
    ['Ram', short],
    ['Rama', undefined],
    ['a'.repeat(49), undefined],
    // Requirement: VA-022
    ['a'.repeat(50), long],
    [' Sumitra Mohanty ', undefined],
    ['ସୁମିତ୍ରା ମହାନ୍ତି', undefined],
    ['सुमित्रा महांति', undefined],
    ['ଲକ୍ଷ୍ମୀ\u200Dକାନ୍ତ', undefined],
  ])('%j: %s', (name, text) => {
    expect(textOf(FullName, name)).toBe(text);
  });
});

describe('a full name by the shared rule', () => {
  it.each([
    ['', 'Full name is required.'],
    // Requirements: CO-009, VA-080
    ['Ra', 'Full name should contain more than 2 characters.'],
    ['Ram', undefined],
    ['a'.repeat(49), undefined],
    ['a'.repeat(50), long],
    ['Ram2', characters],
    ['Ram@Das', characters],
  ])('%j: %s', (name, text) => {
    expect(textOf(ProfileName, name)).toBe(text);
  });

  it('accepts every name that registration accepts', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'ଅ', 'अ', ' '), maxLength: 60 });
    fc.assert(
      fc.property(letters, (name) => {
        if (textOf(FullName, name) === undefined) {
          expect(textOf(ProfileName, name)).toBeUndefined();
        }
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each(['', '  ', 'a@b.in', 'first.last+land@sub.example.org', `${'a'.repeat(88)}@example.org`])(
    'takes %j',
    (address) => {
      expect(textOf(OptionalEmail, address)).toBeUndefined();
    },
  );

  it.each([
    'a',
    'a@b',
    '@example.org',
    'a@.org',
    'a@@b.org',
    'a b@example.org',
    'a@example..org',
    'a@example.org,b@example.org',
    `${'a'.repeat(89)}@example.org`,
  ])('refuses %j', (address) => {
    // Requirements: VA-027, VA-063, VA-082
    expect(textOf(OptionalEmail, address)).toBe('Invalid email format.');
  });
});

describe('a mobile number at registration', () => {
  it.each([
    // Requirement: VA-024
    ['', "Mobile number Can't Blank ."],
    [' ', "Mobile number Can't Blank ."],
    ['6000000001', undefined],
    ['7000000001', undefined],
    ['8000000001', undefined],
    ['9000000001', undefined],
    // Requirements: CO-014, VA-025
    ['5999999999', 'Invalid Mobile Number Format '],
    ['0600000001', 'Invalid Mobile Number Format '],
    ['600000000', 'Invalid Mobile Number Format '],
    ['60000000012', 'Invalid Mobile Number Format '],
    ['+916000000001', 'Invalid Mobile Number Format '],
    ['60000 00001', 'Invalid Mobile Number Format '],
    ['୬୦୦୦୦୦୦୦୦୧', 'Invalid Mobile Number Format '],
  ])('%j: %s', (mobile, text) => {
    expect(textOf(RegistrationMobile, mobile)).toBe(text);
  });
});

describe('the shared mobile rule', () => {
  it.each([
    ['7000000001', undefined],
    ['9999999999', undefined],
    // Requirements: CO-015, UN-047, VA-064
    ['6000000001', 'Please enter a valid mobile no.'],
    ['', 'Please enter a valid mobile no.'],
  ])('%j: %s', (mobile, text) => {
    expect(textOf(SharedMobile, mobile)).toBe(text);
  });
});
