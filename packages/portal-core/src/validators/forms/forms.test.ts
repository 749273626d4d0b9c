import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/ruleTexts.ts';
import { LoginForm, OtpCode, PlotSearchForm, RegistrationForm, TrackForm } from './forms.ts';

const login = { username: '6000000001', password: 'Temple@26', answer: 'a7k2' };

describe('the login form', () => {
  // Requirements: VA-013, VA-015, VA-017
  it('shows a message for every empty field', () => {
    expect(textsOf(LoginForm, { username: ' ', password: '', answer: '' })).toEqual({
      username: "User ID can't be blank .",
      password: "Password can't be blank .",
      answer: "Captcha can't be blank",
    });
  });

  it.each([
    ['6000000001', undefined],
    ['9999999999', undefined],
    // Requirements: UN-142, VA-018
    ['5000000001', 'Please enter a valid mobile no.'],
    ['600000000', 'Please enter a valid mobile no.'],
    // Requirements: EN-010, UN-026
    ['60000000011', 'Please enter a valid mobile no.'],
    // Requirement: VA-019
    ['officer.puri', undefined],
    ['x'.repeat(30), undefined],
    // Requirement: VA-014
    ['x'.repeat(31), 'Failed to login.  Invalid credentials. '],
  ])('User ID %j: %s', (username, text) => {
    expect(textsOf(LoginForm, { ...login, username }).username).toBe(text);
  });

  it.each([
    ['x'.repeat(24), undefined],
    // Requirements: UN-050, VA-016
    ['x'.repeat(25), 'Failed to login.  Invalid credentials. '],
  ])('password %j: %s', (password, text) => {
    expect(textsOf(LoginForm, { ...login, password }).password).toBe(text);
  });

  it('trims the User ID but not the password', () => {
    const typed = { ...login, username: ' 6000000001 ', password: ' a b ' };
    expect(v.parse(LoginForm, typed)).toMatchObject({ username: '6000000001', password: ' a b ' });
  });
});

const registration = {
  fullName: 'Sumitra Mohanty',
  mobileno: '6000000001',
  emailId: '',
  password: 'Temple@26',
  conformPassword: 'Temple@26',
  answer: 'a7k2',
};

describe('the registration form', () => {
  it('accepts valid values, with and without an e-mail address', () => {
    expect(textsOf(RegistrationForm, registration)).toEqual({});
    expect(textsOf(RegistrationForm, { ...registration, emailId: 'a.b@example.org' })).toEqual({});
  });

  it('shows a message for every empty field except the e-mail address', () => {
    const empty = Object.fromEntries(Object.keys(registration).map((field) => [field, '']));
    expect(textsOf(RegistrationForm, empty)).toEqual({
      fullName: 'Full name is required.',
      mobileno: "Mobile number Can't Blank .",
      password: "Password can't be blank .",
      // Requirement: VA-035
      conformPassword: 'Confirm Password Cannot be Blank!',
      // Requirements: UN-055, VA-036
      answer: "Captcha can't be blank",
    });
  });

  // Requirement: UN-056
  it('shows different passwords as an error of the second field', () => {
    expect(textsOf(RegistrationForm, { ...registration, conformPassword: 'Temple@27' })).toEqual({
      conformPassword: 'Password And ConfirmPassword Should Match .',
    });
  });
});

// Requirement: EN-022
describe('a one-time code', () => {
  it.each(['000000', '123456'])('accepts %s', (code) => {
    expect(v.is(OtpCode, code)).toBe(true);
  });

  it.each(['', '12345', '1234567', '12345a', ' 12345', '୧୨୩୪୫୬'])('refuses %j', (code) => {
    expect(v.is(OtpCode, code)).toBe(false);
  });
});

const track = {
  applicationType: '2',
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  applicationNo: 'LA/2026/PUR/000001',
  answer: 'a7k2',
};
const places = {
  districtCode: 'Please select District',
  tahasilCode: 'Please select Tahasil',
  villageCode: 'Please select Mouza',
};

describe('the Track Status form', () => {
  // Requirements: VA-001, VA-002, VA-003, VA-004, VA-006, VA-010, VA-011
  it('shows a message for every empty field of a new form', () => {
    const start = { ...track, applicationType: '0', applicationNo: ' ', answer: '' };
    expect(textsOf(TrackForm, start)).toEqual({
      applicationType: 'Please select Application Type',
      applicationNo: 'Please enter Application / Token / Case No.',
      answer: 'Please enter captcha',
    });
  });

  // Requirement: VA-005
  it.each(['1', '2'])(
    'does not require district, tahasil and mouza for type %s',
    (applicationType) => {
      expect(textsOf(TrackForm, { ...track, applicationType })).toEqual({});
    },
  );

  // Requirements: VA-005, VA-007, VA-008, VA-009
  it.each(['', '0'])(
    'requires district, tahasil and mouza for a case when the selects are %j',
    (nothing) => {
      const form = {
        ...track,
        applicationType: '3',
        districtCode: nothing,
        tahasilCode: nothing,
        villageCode: nothing,
      };
      expect(textsOf(TrackForm, form)).toEqual(places);
      const chosen = { ...form, districtCode: '1', tahasilCode: '2', villageCode: '3' };
      expect(textsOf(TrackForm, chosen)).toEqual({});
    },
  );

  it('requires the number of a case together with its district, tahasil and mouza', () => {
    const form = { ...track, applicationType: '3', applicationNo: '' };
    expect(textsOf(TrackForm, form)).toEqual({
      ...places,
      applicationNo: 'Please enter Application / Token / Case No.',
    });
  });
});

describe('the plot search', () => {
  const empty = { districtId: '', tahasilId: '', mouzaId: '', khatianId: '' };

  // Requirement: VA-012
  it.each(['', '0'])('requires the district when the select is %j', (districtId) => {
    expect(textsOf(PlotSearchForm, { ...empty, districtId })).toEqual({
      districtId: 'Please select District',
    });
  });

  it('requires no other field', () => {
    expect(textsOf(PlotSearchForm, { ...empty, districtId: '12' })).toEqual({});
  });
});
