import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/ruleTexts.ts';
import { ChangePasswordForm, ForgotPasswordForm, ForgotUserForm } from './passwordForms.ts';

describe('the User ID of forgot password', () => {
  it.each([
    // Requirement: VA-037
    ['', 'username cannot be Blank.'],
    ['  ', 'username cannot be Blank.'],
    ['6000000001', undefined],
    [' 9000000001 ', undefined],
    // Requirement: VA-038
    ['5000000001', 'Please enter a valid mobile no.'],
    ['900000000', 'Please enter a valid mobile no.'],
    ['officer.puri', 'Please enter a valid mobile no.'],
  ])('%j: %s', (mobileNo, text) => {
    expect(textsOf(ForgotUserForm, { mobileNo }).mobileNo).toBe(text);
  });
});

describe('the new password of forgot password', () => {
  const form = {
    mobileNo: '6000000001',
    newPassword: 'Temple@26',
    confirmPassword: 'Temple@26',
    answer: 'a7k2',
  };

  it('accepts two equal passwords', () => {
    expect(textsOf(ForgotPasswordForm, form)).toEqual({});
  });

  it('shows a message for every empty field', () => {
    const empty = { mobileNo: '', newPassword: '', confirmPassword: ' ', answer: '' };
    expect(textsOf(ForgotPasswordForm, empty)).toEqual({
      mobileNo: 'username cannot be Blank.',
      newPassword: "Password can't be blank .",
      confirmPassword: 'Confirm Password Cannot be Blank!',
      answer: "Captcha can't be blank",
    });
  });

  it.each([
    // Requirement: VA-039
    ['Temp@26', 'Password should be 8 characters long.'],
    // Requirement: VA-040
    ['temple@26', 'Password should contain at least one uppercase letter.'],
    // Requirement: VA-040
    ['TEMPLE@26', 'Password should contain at least one lowercase letter.'],
    // Requirement: VA-040
    ['Temple@ab', 'Password should contain at least one number.'],
    // Requirement: VA-041
    ['Temple2026', 'Password should contain at least one special character.'],
    // Requirements: UN-052, VA-042
    ['Temple@26abcdefg', 'Password should be less than 15 characters .'],
    // Requirements: UN-052, VA-042
    ['Temple@26abcdef', undefined],
  ])('refuses a weak one, also when it is typed twice: %j: %s', (password, text) => {
    const both = { ...form, newPassword: password, confirmPassword: password };
    expect(textsOf(ForgotPasswordForm, both).newPassword).toBe(text);
  });

  // Requirement: VA-043
  it('requires two equal passwords', () => {
    expect(textsOf(ForgotPasswordForm, { ...form, confirmPassword: 'Temple@27' })).toEqual({
      confirmPassword: 'Password does not match',
    });
  });
});

describe('the change of a password', () => {
  const form = {
    currentPassword: 'Temple@25',
    newPassword: 'Temple@26',
    confirmPassword: 'Temple@26',
  };

  it('accepts a different password, entered twice', () => {
    expect(textsOf(ChangePasswordForm, form)).toEqual({});
  });

  // Requirement: VA-046
  it('requires all three fields', () => {
    const blank = "Password can't be blank .";
    const empty = { currentPassword: '', newPassword: '', confirmPassword: ' ' };
    expect(textsOf(ChangePasswordForm, empty)).toEqual({
      currentPassword: blank,
      newPassword: blank,
      confirmPassword: blank,
    });
  });

  it.each([
    // Requirement: VA-048
    ['', "Password can't be blank ."],
    // Requirements: VA-047, VA-049
    ['te', 'Password should be 8 characters long.'],
    // Requirement: VA-050
    ['temple26', 'Password should contain at least one uppercase letter.'],
    // Requirement: VA-051
    ['TEMPLE26', 'Password should contain at least one lowercase letter.'],
    // Requirement: VA-052
    ['TempleAb', 'Password should contain at least one number.'],
    // Requirement: VA-053
    ['Temple26', 'Password should contain at least one special character.'],
  ])('shows the first failing check of %j only: %s', (newPassword, text) => {
    const changed = { ...form, newPassword, confirmPassword: newPassword };
    expect(textsOf(ChangePasswordForm, changed).newPassword).toBe(text);
  });

  // Requirement: VA-054
  it('requires a password different from the current one', () => {
    const same = { ...form, currentPassword: 'Temple@26' };
    expect(textsOf(ChangePasswordForm, same)).toEqual({
      newPassword: 'New Password should be different from old password',
    });
  });

  // Requirement: VA-055
  it('requires an equal repetition', () => {
    expect(textsOf(ChangePasswordForm, { ...form, confirmPassword: 'Temple@27' })).toEqual({
      confirmPassword: 'Password does not match',
    });
  });

  it('accepts a current password that breaks the present rules', () => {
    expect(textsOf(ChangePasswordForm, { ...form, currentPassword: 'old' })).toEqual({});
  });
});
