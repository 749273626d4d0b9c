import * as v from 'valibot';
import { messageKey } from '../message.ts';
import { RegistrationMobile } from '../values/mobile.ts';
import { PersonalCode } from '../values/personalCode.ts';
import { ProfileName } from '../values/person.ts';

/** The form by which a person consents with a code on the own mobile; the name is for a person without an account. */
export const OtpConsentForm = v.object({
  mobile: RegistrationMobile,
  fullName: v.union([v.literal(''), ProfileName], messageKey('profile.name.min')),
});

/** The form by which a person consents with a printed code. */
export const PersonalCodeForm = v.object({
  personalCode: v.pipe(
    v.string(),
    v.check((typed) => v.is(PersonalCode, typed), messageKey('representation.code')),
  ),
});

const formNoMaxCharacters = 30;

/** The form by which a counter notes that a person without a mobile has signed. */
export const SignedConsentForm = v.object({
  fullName: ProfileName,
  formNo: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(messageKey('representation.formNo')),
    v.maxLength(formNoMaxCharacters, messageKey('representation.formNo')),
  ),
});
