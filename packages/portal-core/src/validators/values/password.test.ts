import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/ruleTexts.ts';
import { specialCharacters } from '../../constants.ts';
import { en } from '../../messages/en.ts';
import {
  ChangedPassword,
  ForgotNewPassword,
  passwordRules,
  RegistrationPassword,
} from './password.ts';

const good = 'Temple@26';
const filledTo = (length: number) => good.padEnd(length, 'x');

describe('a password at registration', () => {
  it.each([
    // Requirement: VA-028
    ['', "Password can't be blank ."],
    ['   ', "Password can't be blank ."],
    // Requirement: VA-029
    ['Tem @26', 'Space not allowed.'],
    ['Temple@2 6', 'Space not allowed.'],
    // Requirement: VA-081
    ['Temple\t@26', 'Space not allowed.'],
    ['Te@2', 'Password length 8 long.'],
    // Requirement: VA-030
    ['Temp@26', 'Password length 8 long.'],
    // Requirements: UN-054, VA-031
    ['temple@26', 'Password should contain at least one uppercase letter.'],
    // Requirement: VA-032
    ['TEMPLE@26', 'Password should contain at least one lowercase letter.'],
    // Requirement: VA-033
    ['Temple@ab', 'Password should contain at least one number.'],
    // Requirement: VA-034
    ['Temple2026', 'Password should contain at least one special character.'],
    // Requirement: UN-050
    [filledTo(25), 'Please enter a valid password'],
    // Requirement: UN-051
    ['Temp@261', undefined],
    [good, undefined],
    // Requirement: CO-012
    [filledTo(24), undefined],
  ])('%j: %s', (value, text) => {
    expect(textOf(RegistrationPassword, value)).toBe(text);
  });
});

describe('a password on the change screen', () => {
  it.each([
    ['', "Password can't be blank ."],
    ['\n ', "Password can't be blank ."],
    ['te', 'Password should be 8 characters long.'],
    ['temple26', 'Password should contain at least one uppercase letter.'],
    ['TEMPLE26', 'Password should contain at least one lowercase letter.'],
    ['TempleAb', 'Password should contain at least one number.'],
    ['Temple26', 'Password should contain at least one special character.'],
    [filledTo(25), 'Please enter a valid password'],
    [filledTo(24), undefined],
    [good, undefined],
  ])('%j: %s', (value, text) => {
    expect(textOf(ChangedPassword, value)).toBe(text);
  });
});

describe('a new password on the forgot-password screen', () => {
  it.each([
    ['', "Password can't be blank ."],
    ['Temp@26', 'Password should be 8 characters long.'],
    ['temple@26', 'Password should contain at least one uppercase letter.'],
    [filledTo(15), undefined],
    [filledTo(16), 'Password should be less than 15 characters .'],
    [filledTo(25), 'Password should be less than 15 characters .'],
    [filledTo(300), 'Password should be less than 15 characters .'],
  ])('%j: %s', (value, text) => {
    expect(textOf(ForgotNewPassword, value)).toBe(text);
  });
});

describe('the order of the checks', () => {
  // Requirement: VA-047
  it.each([
    ['-------', 'length'],
    ['--------', 'uppercase'],
    ['A-------', 'lowercase'],
    ['Aa------', 'number'],
    ['Aa1-----', 'special'],
  ])('%j fails several checks and shows only the first: %s', (value, check) => {
    const expected = en[`change.${check}` as keyof typeof en];
    expect(textOf(ChangedPassword, value)).toBe(expected);
    expect(textOf(ForgotNewPassword, value)).toBe(expected);
    const registration = check === 'length' ? en['registration.password.length'] : expected;
    expect(textOf(RegistrationPassword, value)).toBe(registration);
  });
});

describe('the special characters', () => {
  // Requirement: VA-041
  it.each([...specialCharacters])('%s counts', (sign) => {
    expect(passwordRules.special(`Temple26${sign}`)).toBe(true);
  });

  // Requirements: UN-053, VA-053
  it('are those of the specification', () => {
    expect([...specialCharacters].sort().join('')).toBe(
      [...`!@#$%^&*()_+[]{}|;:'",.<>?`].sort().join(''),
    );
  });

  // Requirement: UN-053
  it.each(['-', '=', '/', '~', '`', '₹', 'ଅ'])('%s does not count', (sign) => {
    expect(passwordRules.special(`Temple26${sign}`)).toBe(false);
  });
});
