import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { specialCharacters } from '../constants.ts';
import { en } from '../messages/en.ts';
import {
  ChangedPassword,
  ForgotNewPassword,
  passwordRules,
  RegistrationPassword,
} from './password.ts';

type Schema = typeof ChangedPassword | typeof ForgotNewPassword | typeof RegistrationPassword;

/** The English text of the first rule that fails, or nothing. */
function firstText(schema: Schema, value: string): string | undefined {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  const key = parsed.issues?.[0].message as keyof typeof en | undefined;
  return key && en[key];
}

const good = 'Temple@26';
const filledTo = (length: number) => good.padEnd(length, 'x');

describe('a password at registration', () => {
  it.each([
    ['', "Password can't be blank ."],
    ['   ', "Password can't be blank ."],
    ['Tem @26', 'Space not allowed.'],
    ['Temple@2 6', 'Space not allowed.'],
    ['Temple\t@26', 'Space not allowed.'],
    ['Te@2', 'Password length 8 long.'],
    ['Temp@26', 'Password length 8 long.'],
    ['temple@26', 'Password should contain at least one uppercase letter.'],
    ['TEMPLE@26', 'Password should contain at least one lowercase letter.'],
    ['Temple@ab', 'Password should contain at least one number.'],
    ['Temple2026', 'Password should contain at least one special character.'],
    [filledTo(25), 'Please enter a valid password'],
    ['Temp@261', undefined],
    [good, undefined],
    [filledTo(24), undefined],
  ])('%j: %s', (value, text) => {
    expect(firstText(RegistrationPassword, value)).toBe(text);
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
    expect(firstText(ChangedPassword, value)).toBe(text);
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
    expect(firstText(ForgotNewPassword, value)).toBe(text);
  });
});

describe('the order of the checks', () => {
  it.each([
    ['-------', 'length'],
    ['--------', 'uppercase'],
    ['A-------', 'lowercase'],
    ['Aa------', 'number'],
    ['Aa1-----', 'special'],
  ])('%j, which fails this one and all later ones, shows the %s', (value, check) => {
    const expected = en[`change.${check}` as keyof typeof en];
    expect(firstText(ChangedPassword, value)).toBe(expected);
    expect(firstText(ForgotNewPassword, value)).toBe(expected);
    const registration = check === 'length' ? en['registration.password.length'] : expected;
    expect(firstText(RegistrationPassword, value)).toBe(registration);
  });
});

describe('the special characters', () => {
  it.each([...specialCharacters])('%s counts', (sign) => {
    expect(passwordRules.special(`Temple26${sign}`)).toBe(true);
  });

  it('are those of the specification', () => {
    expect([...specialCharacters].sort().join('')).toBe(
      [...`!@#$%^&*()_+[]{}|;:'",.<>?`].sort().join(''),
    );
  });

  it.each(['-', '=', '/', '~', '`', '₹', 'ଅ'])('%s does not count', (sign) => {
    expect(passwordRules.special(`Temple26${sign}`)).toBe(false);
  });
});
