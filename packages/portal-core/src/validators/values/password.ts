import * as v from 'valibot';
import {
  forgotPasswordMaxCharacters,
  passwordMaxCharacters,
  passwordMinCharacters,
  sharedPasswordMaxCharacters,
  specialCharacters,
} from '../../constants.ts';
import { messageKey } from '../message.ts';
import { notBlank } from './shared.ts';

const hasSpecial = (value: string) => [...value].some((sign) => specialCharacters.includes(sign));

/** The five rules of a password; the screen shows which are met while the user types. */
export const passwordRules = {
  length: (value: string) => value.length >= passwordMinCharacters,
  uppercase: (value: string) => /[A-Z]/.test(value),
  lowercase: (value: string) => /[a-z]/.test(value),
  number: (value: string) => /\d/.test(value),
  special: hasSpecial,
} as const;

/** The name of a password rule. */
export type PasswordRule = keyof typeof passwordRules;

/** A new password on the registration screen, first failing rule only (spec 5, Registration). */
export const RegistrationPassword = v.pipe(
  notBlank('login.password.required'),
  v.check((value) => !/\s/.test(value), messageKey('registration.password.space')),
  v.check(passwordRules.length, messageKey('registration.password.length')),
  v.check(passwordRules.uppercase, messageKey('change.uppercase')),
  v.check(passwordRules.lowercase, messageKey('change.lowercase')),
  v.check(passwordRules.number, messageKey('change.number')),
  v.check(passwordRules.special, messageKey('change.special')),
  v.maxLength(passwordMaxCharacters, messageKey('shared.password')),
);

/** The checks after the blank check, in the order of spec 5, Change password. */
const characterChecks = [
  v.check(passwordRules.length, messageKey('change.length')),
  v.check(passwordRules.uppercase, messageKey('change.uppercase')),
  v.check(passwordRules.lowercase, messageKey('change.lowercase')),
  v.check(passwordRules.number, messageKey('change.number')),
  v.check(passwordRules.special, messageKey('change.special')),
] as const;

/** A password of the change screen. */
export const ChangedPassword = v.pipe(
  notBlank('change.blank'),
  ...characterChecks,
  v.maxLength(passwordMaxCharacters, messageKey('shared.password')),
);

/** A new password of the forgot-password screen: at most 15 characters (spec 5, Forgot password). */
export const ForgotNewPassword = v.pipe(
  notBlank('change.blank'),
  ...characterChecks,
  v.maxLength(forgotPasswordMaxCharacters, messageKey('forgot.password.max')),
);

/** A password by the shared rule: 8 to 15 characters with a digit, both cases and a special one. */
export const SharedPassword = v.pipe(
  v.string(),
  v.check(
    (value) =>
      value.length <= sharedPasswordMaxCharacters &&
      Object.values(passwordRules).every((rule) => rule(value)),
    messageKey('shared.password'),
  ),
);
