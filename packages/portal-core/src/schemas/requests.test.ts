import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as account from './account/account.ts';
import { ActivityRecord } from './account/activity.ts';
import { AppliedLandRequest } from './applications/applications.ts';
import { PasswordChange, ClientFrame } from './content/live.ts';
import { NoticeSearchRequest } from './content/notifications.ts';
import { TenderSearchRequest } from './tenders/tenders.ts';
import { TrackRequest } from './applications/track.ts';

const keysOf = (schema: { entries: object }) => Object.keys(schema.entries).sort().join(' ');

describe('the fields of a request', () => {
  it.each([
    // Requirement: EN-015
    ['login', account.LoginRequest, 'answer captchaId password userType username'],
    [
      'registration',
      account.RegistrationRequest,
      // Requirement: EN-021
      'answer captchaId conformPassword emailId fullName mobileno password',
    ],
    // Requirement: EN-022
    ['registration code', account.MobileCodeRequest, 'mobileno otp'],
    // Requirement: EN-023
    ['forgot password, send', account.ForgotSendRequest, 'mobileNo'],
    // Requirement: EN-024
    ['forgot password, match', account.ForgotMatchRequest, 'mobileNo otp'],
    [
      'forgot password, set',
      account.ForgotSetRequest,
      // Requirement: EN-025
      'answer captchaId confirmPassword mobileNo newPassword',
    ],
    [
      'change password',
      account.ChangePasswordRequest,
      // Requirement: EN-052
      'confirmPassword currentPassword newPassword userId',
    ],
    [
      'track',
      TrackRequest,
      // Requirement: EN-033
      'answer applicationNo applicationType captchaId districtCode tahasilCode villageCode',
    ],
    // Requirement: EN-038
    ['notice search', NoticeSearchRequest, 'description endDate startDate'],
    // Requirement: EN-040
    ['tender search', TenderSearchRequest, 'startDate title'],
    // Requirement: EN-049
    ['own applications', AppliedLandRequest, 'createdBy pageNumber pageSize'],
    [
      'activity',
      ActivityRecord,
      // Requirements: EN-029, EN-030
      'actionRemark actionType appType browserName changedFields currentIp currentUrl deviceType fullName uniqueNo userId userRoleId userSession',
    ],
    // Requirement: EN-053
    ['live message', PasswordChange, 'chengeType userId'],
  ])('%s: %s', (_, schema, keys) => {
    expect(keysOf(schema)).toBe(keys);
  });
});

describe('a live message about a password', () => {
  // Requirements: EN-054, FP-012
  it.each(['changePassword', 'forgetPassword'] as const)(
    'has a destination for %s',
    (chengeType) => {
      const frame = {
        type: 'send',
        destination: `/app/${chengeType}`,
        body: { userId: 7, chengeType },
      };
      expect(v.parse(ClientFrame, frame)).toEqual(frame);
    },
  );

  // Requirement: EN-054
  it.each(['forgotPassword', 'changepassword', ''])('rejects the change type %j', (chengeType) => {
    expect(v.is(PasswordChange, { userId: 7, chengeType })).toBe(false);
  });
});

describe('the user types', () => {
  it('are C, CI, O, T and A', () => {
    expect(account.UserType.options.join(' ')).toBe('C CI O T A');
  });
});
