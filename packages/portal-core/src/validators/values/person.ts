import * as v from 'valibot';
import {
  emailMaxCharacters,
  nameMaxCharacters,
  nameMinCharacters,
  registrationNameMinCharacters,
} from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';
import { lettersOnly } from './characters.ts';
import { messageKey } from '../message.ts';
import { minCharacters, requiredLine } from './shared.ts';

const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** A full name: letters of any script, single spaces between words, `least` to 49 characters. */
const fullName = (least: number, tooShort: MessageKey) =>
  v.pipe(
    requiredLine('registration.name.required'),
    lettersOnly('registration.name.characters'),
    v.regex(/^\S+(?: \S+)*$/, messageKey('registration.name.characters')),
    v.maxLength(nameMaxCharacters, messageKey('registration.name.max')),
    minCharacters(least, tooShort),
  );

/** A full name at registration: 4 to 49 characters. */
export const FullName = fullName(registrationNameMinCharacters, 'registration.name.min');

/** A full name in a profile or a question: 3 to 49 characters. */
export const ProfileName = fullName(nameMinCharacters, 'profile.name.min');

/** An optional e-mail address. */
export const OptionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => value === '' || (value.length <= emailMaxCharacters && emailPattern.test(value)),
    messageKey('registration.email.format'),
  ),
);
