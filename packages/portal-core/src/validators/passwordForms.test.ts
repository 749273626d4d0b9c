import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ChangePasswordForm, ForgotPasswordForm, ForgotUserForm } from './passwordForms.ts';

const errorsOf = (schema: v.GenericSchema, input: unknown) => {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => `${String(issue.path?.[0]?.key)}: ${issue.message}`);
};

describe('whose password was forgotten', () => {
  it.each([
    ['', ['mobileNo: forgot.user.required']],
    ['   ', ['mobileNo: forgot.user.required']],
    ['5437000001', ['mobileNo: shared.mobile']],
    ['officer.puri', ['mobileNo: shared.mobile']],
    ['9437000001', []],
  ])('%j', (mobileNo, errors) => {
    expect(errorsOf(ForgotUserForm, { mobileNo })).toEqual(errors);
  });
});

describe('a new password for a forgotten one', () => {
  const good = {
    mobileNo: '9437000001',
    newPassword: 'Puri#1234',
    confirmPassword: 'Puri#1234',
    answer: 'abcd',
  };

  it('passes when everything is right', () => {
    expect(errorsOf(ForgotPasswordForm, good)).toEqual([]);
  });

  it.each([
    [
      { newPassword: 'Puri#12345678901', confirmPassword: 'Puri#12345678901' },
      'forgot.password.max',
    ],
    [{ confirmPassword: '' }, 'registration.confirm.required'],
    [{ confirmPassword: 'Puri#1235' }, 'change.mismatch'],
    [{ answer: ' ' }, 'login.captcha.required'],
  ])('%o', (change, key) => {
    expect(errorsOf(ForgotPasswordForm, { ...good, ...change }).join()).toContain(key);
  });
});

describe('the change of a password', () => {
  const good = {
    currentPassword: 'Old#12345',
    newPassword: 'Puri#1234',
    confirmPassword: 'Puri#1234',
  };

  it('passes when everything is right', () => {
    expect(errorsOf(ChangePasswordForm, good)).toEqual([]);
  });

  it.each([
    [{ currentPassword: '' }, 'currentPassword: change.blank'],
    [{ newPassword: '' }, 'newPassword: change.blank'],
    [{ confirmPassword: ' ' }, 'confirmPassword: change.blank'],
    [{ newPassword: 'Old#12345', confirmPassword: 'Old#12345' }, 'newPassword: change.same'],
    [{ confirmPassword: 'Puri#1235' }, 'confirmPassword: change.mismatch'],
    [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword: change.length'],
  ])('%o', (change, error) => {
    expect(errorsOf(ChangePasswordForm, { ...good, ...change })).toContain(error);
  });
});
