import * as v from 'valibot';
import {
  forgotPasswordMaxCharacters,
  passwordMaxCharacters,
  passwordMinCharacters,
  specialCharacters,
} from '../constants.ts';
import { says } from './message.ts';

const hasSpecial = (value: string) => [...value].some((sign) => specialCharacters.includes(sign));
const isFilled = (value: string) => value.trim() !== '';

/** The five parts of a good password; the screen ticks them off while the user types. */
export const passwordRules = {
  length: (value: string) => value.length >= passwordMinCharacters,
  uppercase: (value: string) => /[A-Z]/.test(value),
  lowercase: (value: string) => /[a-z]/.test(value),
  number: (value: string) => /\d/.test(value),
  special: hasSpecial,
} as const;

/** The name of one part of a good password. */
export type PasswordRule = keyof typeof passwordRules;

/** A new password on the registration screen, first failing rule only (spec 5, Registration). */
export const RegistrationPassword = v.pipe(
  v.string(),
  v.check(isFilled, says('login.password.required')),
  v.check((value) => !/\s/.test(value), says('registration.password.space')),
  v.check(passwordRules.length, says('registration.password.length')),
  v.check(passwordRules.uppercase, says('change.uppercase')),
  v.check(passwordRules.lowercase, says('change.lowercase')),
  v.check(passwordRules.number, says('change.number')),
  v.check(passwordRules.special, says('change.special')),
  v.maxLength(passwordMaxCharacters, says('shared.password')),
);

/** The six checks in the order of spec 5, Change password. */
const sixChecks = [
  v.check(isFilled, says('change.blank')),
  v.check(passwordRules.length, says('change.length')),
  v.check(passwordRules.uppercase, says('change.uppercase')),
  v.check(passwordRules.lowercase, says('change.lowercase')),
  v.check(passwordRules.number, says('change.number')),
  v.check(passwordRules.special, says('change.special')),
] as const;

/** A password of the change screen. */
export const ChangedPassword = v.pipe(
  v.string(),
  ...sixChecks,
  v.maxLength(passwordMaxCharacters, says('shared.password')),
);

/** A new password of the forgot-password screen: at most 15 characters (spec 5, Forgot password). */
export const ForgotNewPassword = v.pipe(
  v.string(),
  ...sixChecks,
  v.maxLength(forgotPasswordMaxCharacters, says('forgot.password.max')),
);
