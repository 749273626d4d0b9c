import * as v from 'valibot';
import {
  applicationTypes,
  loginPasswordMaxCharacters,
  otpDigits,
  userIdMaxCharacters,
} from '../../constants.ts';
import { messageKey } from '../message.ts';
import { citizenMobile, RegistrationMobile } from '../values/mobile.ts';
import { RegistrationPassword } from '../values/password.ts';
import { FullName, OptionalEmail } from '../values/person.ts';
import { atMost, SelectedValue, chosen, requiredLine, notBlank } from '../values/shared.ts';

const isDigits = (value: string) => /^\d+$/.test(value);

/** The login screen: a User ID of digits only is a citizen's mobile number (spec 5, Login). */
export const LoginForm = v.object({
  username: v.pipe(
    requiredLine('login.user.required'),
    v.maxLength(userIdMaxCharacters, messageKey('login.invalid')),
    v.check((value) => !isDigits(value) || citizenMobile.test(value), messageKey('shared.mobile')),
  ),
  password: v.pipe(
    notBlank('login.password.required'),
    v.maxLength(loginPasswordMaxCharacters, messageKey('login.invalid')),
  ),
  answer: requiredLine('login.captcha.required'),
});
export type LoginForm = v.InferOutput<typeof LoginForm>;

/** The public plot check: district, tahasil, mouza, plot number and optional khatiyan. */
export const PlotCheckForm = v.object({
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: chosen('track.mouza.required'),
  plotNo: v.pipe(requiredLine('plotCheck.plot.required'), atMost(30)),
  khataNo: v.pipe(v.string(), v.trim(), atMost(30)),
  answer: requiredLine('track.captcha.required'),
});
export type PlotCheckForm = v.InferOutput<typeof PlotCheckForm>;

/** The registration screen (spec 5, Registration). */
export const RegistrationForm = v.pipe(
  v.object({
    fullName: FullName,
    mobileno: RegistrationMobile,
    emailId: OptionalEmail,
    password: RegistrationPassword,
    conformPassword: notBlank('registration.confirm.required'),
    answer: requiredLine('login.captcha.required'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['conformPassword']],
      ({ password, conformPassword }) => password === conformPassword,
      messageKey('registration.password.mismatch'),
    ),
    ['conformPassword'],
  ),
);
export type RegistrationForm = v.InferOutput<typeof RegistrationForm>;

/** The number of somebody who reports or follows a report without a login. */
export const GuestForm = v.object({
  mobileno: RegistrationMobile,
  answer: requiredLine('track.captcha.required'),
});
export type GuestForm = v.InferOutput<typeof GuestForm>;

/** A one-time code of six digits. */
export const OtpCode = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{${otpDigits}}$`), messageKey('registration.otp.invalid')),
);

const caseNumber = String(applicationTypes.caseNumber);
const isChosen = (id: string) => v.is(SelectedValue, id);

/** The Track Status form; ids are the values of its selects, '' or '0' when nothing is selected. */
export const TrackForm = v.pipe(
  v.object({
    applicationType: v.pipe(
      v.string(),
      v.check((value) => /^[123]$/.test(value), messageKey('track.type.required')),
    ),
    districtCode: v.string(),
    tahasilCode: v.string(),
    villageCode: v.string(),
    applicationNo: requiredLine('track.number.required'),
    answer: requiredLine('track.captcha.required'),
  }),
  v.forward(
    v.partialCheck(
      [['applicationType'], ['districtCode']],
      (form) => form.applicationType !== caseNumber || isChosen(form.districtCode),
      messageKey('track.district.required'),
    ),
    ['districtCode'],
  ),
  v.forward(
    v.partialCheck(
      [['applicationType'], ['tahasilCode']],
      (form) => form.applicationType !== caseNumber || isChosen(form.tahasilCode),
      messageKey('track.tahasil.required'),
    ),
    ['tahasilCode'],
  ),
  v.forward(
    v.partialCheck(
      [['applicationType'], ['villageCode']],
      (form) => form.applicationType !== caseNumber || isChosen(form.villageCode),
      messageKey('track.mouza.required'),
    ),
    ['villageCode'],
  ),
);
export type TrackForm = v.InferOutput<typeof TrackForm>;

/** The plot search of officers: the district is required, the levels below narrow it (spec 5, Track form). */
export const PlotSearchForm = v.object({
  districtId: chosen('track.district.required'),
  tahasilId: v.string(),
  mouzaId: v.string(),
  khatianId: v.string(),
});
export type PlotSearchForm = v.InferOutput<typeof PlotSearchForm>;
