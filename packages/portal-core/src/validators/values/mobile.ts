import * as v from 'valibot';
import { messageKey } from '../message.ts';

/** Ten digits starting with 6 to 9: citizens and registration (spec 5). */
export const citizenMobile = /^[6-9]\d{9}$/;

/** Ten digits starting with 7 to 9: the shared rule; no citizen screen uses it. */
export const sharedMobile = /^[7-9]\d{9}$/;

/** A mobile number on the registration screen. */
export const RegistrationMobile = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(messageKey('registration.mobile.required')),
  v.regex(citizenMobile, messageKey('registration.mobile.format')),
);

/** A mobile number by the shared rule. */
export const SharedMobile = v.pipe(v.string(), v.regex(sharedMobile, messageKey('shared.mobile')));
