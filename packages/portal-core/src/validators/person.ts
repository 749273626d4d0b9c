import * as v from 'valibot';
import {
  emailMaxCharacters,
  nameMaxCharacters,
  nameMinCharacters,
  registrationNameMinCharacters,
} from '../constants.ts';
import { says } from './message.ts';

const nameLetters = /^[\p{L}\p{M}\u200C\u200D]+(?: [\p{L}\p{M}\u200C\u200D]+)*$/u;
const emailShape = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** A full name at registration: 4 to 49 characters, letters of any script and single spaces. */
export const FullName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('registration.name.required')),
  v.regex(nameLetters, says('registration.name.characters')),
  v.maxLength(nameMaxCharacters, says('registration.name.max')),
  v.minLength(registrationNameMinCharacters, says('registration.name.min')),
);

/** A full name of a profile or a letter: 3 to 49 characters, otherwise as at registration. */
export const ProfileName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(says('registration.name.required')),
  v.regex(nameLetters, says('registration.name.characters')),
  v.maxLength(nameMaxCharacters, says('registration.name.max')),
  v.minLength(nameMinCharacters, says('profile.name.min')),
);

/** An e-mail address that may be left out. */
export const OptionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === '' || (value.length <= emailMaxCharacters && emailShape.test(value)),
    says('registration.email.format'),
  ),
);
