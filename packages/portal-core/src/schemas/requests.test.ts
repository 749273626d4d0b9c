import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as account from './account.ts';
import { ActivityRecord } from './activity.ts';
import { AppliedLandRequest } from './applications.ts';
import { PasswordChange, UpFrame } from './live.ts';
import { NoticeSearchRequest } from './notifications.ts';
import { TenderSearchRequest } from './tenders.ts';
import { TrackRequest } from './track.ts';

const keysOf = (schema: { entries: object }) => Object.keys(schema.entries).sort().join(' ');

describe('the fields of a request', () => {
  it.each([
    ['login', account.LoginRequest, 'answer captchaId password userType username'],
    [
      'registration',
      account.RegistrationRequest,
      'answer captchaId conformPassword emailId fullName mobileno password',
    ],
    ['registration code', account.MobileCodeRequest, 'mobileno otp'],
    ['forgot password, send', account.ForgotSendRequest, 'mobileNo'],
    ['forgot password, match', account.ForgotMatchRequest, 'mobileNo otp'],
    [
      'forgot password, set',
      account.ForgotSetRequest,
      'answer captchaId confirmPassword mobileNo newPassword',
    ],
    [
      'change password',
      account.ChangePasswordRequest,
      'confirmPassword currentPassword newPassword userId',
    ],
    [
      'track',
      TrackRequest,
      'answer applicationNo applicationType captchaId districtCode tahasilCode villageCode',
    ],
    ['notice search', NoticeSearchRequest, 'description endDate startDate'],
    ['tender search', TenderSearchRequest, 'startDate title'],
    ['own applications', AppliedLandRequest, 'createdBy pageNumber pageSize'],
    [
      'activity',
      ActivityRecord,
      'actionRemark actionType appType browserName changedFields currentIp currentUrl deviceType fullName uniqueNo userId userRoleId userSession',
    ],
    ['live message', PasswordChange, 'chengeType userId'],
  ])('%s: %s', (_, schema, keys) => {
    expect(keysOf(schema)).toBe(keys);
  });
});

describe('a live message about a password', () => {
  it.each(['changePassword', 'forgetPassword'] as const)(
    'has a destination for %s',
    (chengeType) => {
      const frame = {
        type: 'send',
        destination: `/app/${chengeType}`,
        body: { userId: 7, chengeType },
      };
      expect(v.parse(UpFrame, frame)).toEqual(frame);
    },
  );

  it.each(['forgotPassword', 'changepassword', ''])('knows no change of type %j', (chengeType) => {
    expect(v.is(PasswordChange, { userId: 7, chengeType })).toBe(false);
  });
});

describe('the user types', () => {
  it('are C, CI, O, T and A', () => {
    expect(account.UserType.options.join(' ')).toBe('C CI O T A');
  });
});
