/**
 * The texts that are sent by SMS, each of which an operator of mobile networks registers as a template (DLT);
 * `sms.notice` has the text of any notification.
 */
export const smsKeys = [
  'sms.otp',
  'sms.personCode',
  'sms.notice',
  'sms.accountMade',
  'sms.accountChanged',
  'sms.numberAdded',
  'sms.mobileChanged',
  'sms.emailChanged',
  'sms.passwordChanged',
  'sms.newDevice',
  'sms.recovery',
  'sms.factorAdded',
  'sms.factorRemoved',
  'sms.factorsReset',
  'sms.recoveryUsed',
  'sms.recoveryRenewed',
  'sms.erasureAsked',
  'sms.erasureWithdrawn',
  'sms.erasureRefused',
  'sms.erased',
] as const;

/** The key of a text that is sent by SMS. */
export type SmsKey = (typeof smsKeys)[number];
