import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it.each([
  // Requirement: CO-001
  ['the type of a report', constants.applicationTypes.illegitimateUse, 1],
  // Requirement: CO-002
  ['the type of a land application', constants.applicationTypes.land, 2],
  // Requirement: CO-003
  ['the type of a case', constants.applicationTypes.caseNumber, 3],
  ['the smallest text', constants.fontSizeMinPx, 12],
  // Requirement: CO-004
  ['the largest text', constants.fontSizeMaxPx, 19],
  ['a step of the text size', constants.fontSizeStepPx, 1],
  // Requirements: CO-005, UN-093
  ['the text size at first and after a reset', constants.fontSizeStartPx, 16],
  // Requirement: CO-006
  ['scrolling up shows after', constants.scrollToTopAfterPx, 100],
  ['the preview of a notification', constants.notificationPreviewCharacters, 20],
  ['a name at registration, at least', constants.registrationNameMinCharacters, 4],
  ['a name, at most', constants.nameMaxCharacters, 49],
  ['a password, at least', constants.passwordMinCharacters, 8],
  ['a password by the shared rule, at most', constants.sharedPasswordMaxCharacters, 15],
  ['a forgotten password, at most', constants.forgotPasswordMaxCharacters, 15],
  ['a new password, at most', constants.passwordMaxCharacters, 24],
  ['a password at login, at most', constants.loginPasswordMaxCharacters, 24],
  // Requirement: CO-013
  ['a User ID, at most', constants.userIdMaxCharacters, 30],
  // Requirement: CO-016
  ['the digits of a code', constants.otpDigits, 6],
  // Requirement: CO-017
  ['the countdown at registration', constants.otpResendSeconds, 120],
  // Requirements: CO-018, UN-094
  ['the countdown of a forgotten password', constants.forgotOtpResendSeconds, 120],
  // Requirement: CO-032
  ['the timer of the environment', constants.environmentTimerSeconds, 120],
  ['the lock of codes', constants.otpLockMinutes, 30],
  ['the lock of an account', constants.accountLockMinutes, 30],
  // Requirement: CO-025
  ['tenders a page', constants.tenderPageSize, 5],
  ['a last segment that is recorded, at most', constants.activitySegmentMaxCharacters, 50],
  // Requirement: CO-031
  ['the idle time', constants.idleTimeoutMs, 20 * 60 * 1000],
  ['the field in error is focused after', constants.refocusAfterDialogMs, 500],
  ['data is asked for after', constants.dataLoadDelayMs, 5],
  ['the Feature Menu turns after', constants.featureMenuDelayMs, 1000],
  ['an answer without a file, at most', constants.missingFileMaxBytes, 11],
  // Requirement: CO-034
  ['the message engine', constants.isMessageEngineOn, false],
  // Requirement: CO-035
  ['auctions', constants.isAuctionOn, true],
] as const)('%s: %s', (_, value, expected) => {
  expect(value).toBe(expected);
});

// Requirement: CO-026
it('has six page sizes', () => {
  expect(constants.pageSizes.join(' ')).toBe('10 20 50 100 500 1000');
});

// Requirements: CO-033, UN-103
it('has the workflows of types 2, 3 and 6', () => {
  expect(constants.workflowTypeIds.join(' ')).toBe('2 3 6');
});

// Requirements: CO-036, CO-037, EV-001
it('has one service prefix and one base of its calls', () => {
  expect(constants.servicePrefix).toBe('/service');
  expect(constants.serviceBase).toBe('/service/');
});
