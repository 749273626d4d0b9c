import * as v from 'valibot';
import {
  nameReasonMaxCharacters,
  queryMaxCharacters,
  querySubjectMaxCharacters,
} from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';
import { messageKey } from '../message.ts';
import { RegistrationMobile } from '../values/mobile.ts';
import { OptionalEmail, ProfileName } from '../values/person.ts';
import { requiredLine, GeneralMobile } from '../values/shared.ts';

/** The edit-profile screen: the mobile number is changed by a one-time code only. */
export const ProfileForm = v.object({ fullName: ProfileName, emailId: OptionalEmail });
export type ProfileForm = v.InferOutput<typeof ProfileForm>;

/** A changed name that needs an approval: it differs from the present one, and says why it changed. */
export const nameChangeForm = (present: string) =>
  v.object({
    fullName: v.pipe(
      ProfileName,
      v.check((name) => name !== present, messageKey('profile.name.same')),
    ),
    reason: v.pipe(
      requiredLine('profile.name.reason.required'),
      v.maxLength(nameReasonMaxCharacters, messageKey('profile.name.reason.max')),
    ),
  });

/** The new mobile number of a profile, by the registration rule; it differs from the current one. */
export const mobileChangeForm = (present: string) =>
  v.object({
    mobileno: v.pipe(
      RegistrationMobile,
      v.check((mobile) => mobile !== present, messageKey('profile.mobile.same')),
    ),
  });

const written = (missing: MessageKey, long: MessageKey, max: number) =>
  v.pipe(requiredLine(missing), v.maxLength(max, messageKey(long)));

/** A question to the administration. */
export const QueryForm = v.object({
  name: ProfileName,
  mobileNo: GeneralMobile,
  emailId: OptionalEmail,
  subject: written('query.subject.required', 'query.subject.max', querySubjectMaxCharacters),
  query: written('query.text.required', 'query.text.max', queryMaxCharacters),
});
export type QueryForm = v.InferOutput<typeof QueryForm>;
