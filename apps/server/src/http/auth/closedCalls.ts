import type { EndpointName } from '@temple-land/portal-core';
import type { Caller } from '../../handler.ts';

/** The calls by which the public gets an account or a session without one. */
const publicCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'registrationToken',
  'registrationAuth',
  'sendRegOtp',
  'verifyRegOtp',
  'resendRegOtp',
  'register',
  'guestCodeSend',
  'guestCodeResend',
  'guestCodeMatch',
]);

/** Returns whether a call is refused while the portal is closed: registrations, and what citizens ask for. */
export const isCallOfThePublic = (name: EndpointName, caller: Caller | undefined): boolean =>
  publicCalls.has(name) || caller?.userType === 'CI';
