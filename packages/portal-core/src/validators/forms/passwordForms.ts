import * as v from 'valibot';
import { messageKey } from '../message.ts';
import { citizenMobile } from '../values/mobile.ts';
import { ChangedPassword, ForgotNewPassword } from '../values/password.ts';
import { requiredLine, notBlank } from '../values/shared.ts';

const answer = requiredLine('login.captcha.required');

/** The account of a forgotten password: a User ID that is a mobile number (spec 5, Forgot password). */
export const ForgotUserForm = v.object({
  mobileNo: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(messageKey('forgot.user.required')),
    v.check((value) => value === '' || citizenMobile.test(value), messageKey('shared.mobile')),
  ),
});

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

const isRepeated = ({ newPassword, confirmPassword }: NewPassword) =>
  newPassword === confirmPassword;

/** The new password after a forgotten one, with the captcha (spec 5, Forgot password). */
export const ForgotPasswordForm = v.pipe(
  v.object({
    ...ForgotUserForm.entries,
    newPassword: ForgotNewPassword,
    confirmPassword: notBlank('registration.confirm.required'),
    answer,
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      isRepeated,
      messageKey('change.mismatch'),
    ),
    ['confirmPassword'],
  ),
);

/** The change of a password: three fields; the new one differs from the current one and equals its repetition (spec 5). */
export const ChangePasswordForm = v.pipe(
  v.object({
    currentPassword: notBlank('change.blank'),
    newPassword: ChangedPassword,
    confirmPassword: notBlank('change.blank'),
  }),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['newPassword']],
      ({ currentPassword, newPassword }) => currentPassword !== newPassword,
      messageKey('change.same'),
    ),
    ['newPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      isRepeated,
      messageKey('change.mismatch'),
    ),
    ['confirmPassword'],
  ),
);
