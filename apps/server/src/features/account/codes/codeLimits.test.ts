import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@temple-land/portal-core';
import { recordRequests } from '../../../../../../tests/support/limits.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { buildRequest } from '../../../../../../tests/support/wire.ts';

const elsewhere = '203.0.113.7';

const service = makeAppBeforeEach({ ADDRESS_LIMIT_FACTOR: '1' });

/** Returns an unused mobile number for an index. */
const numberAt = (place: number) => String(9_438_100_000 + place);

async function statusFrom(
  remoteAddress: string,
  call: EndpointName,
  input: object,
  token?: string,
) {
  const request = await buildRequest(service.createSignIn, call, input, token);
  const { answer } = await service.raw({ ...request, remoteAddress });
  return (answer as { status: number }).status;
}

const statusOf = (call: EndpointName, input: object, token?: string) =>
  statusFrom('127.0.0.1', call, input, token);

const asked = (place: number) => ({ mobileno: numberAt(place) });
const askedAgain = (place: number) => ({ ...asked(place), otp: '' });
const own = 'ip:127.0.0.1';

describe('an address that asks for codes', () => {
  // Requirement: UN-075
  it('gets 60 an hour for a registration, sent and resent together, whatever the numbers', async () => {
    await recordRequests(service, own, 'register-send', 58);
    expect(await statusOf('sendRegOtp', asked(1))).toBe(200);
    expect(await statusOf('resendRegOtp', askedAgain(2))).toBe(200);
    expect(await statusOf('resendRegOtp', askedAgain(3))).toBe(401);
    expect(await statusOf('sendRegOtp', asked(4))).toBe(401);
    expect(service.sms.sent).toHaveLength(2);
    expect(await statusFrom(elsewhere, 'resendRegOtp', askedAgain(5))).toBe(200);
    service.clock.pass(60);
    expect(await statusOf('resendRegOtp', askedAgain(6))).toBe(200);
  });

  // Requirement: UN-075
  it('can check at most 60 numbers an hour for an account', async () => {
    const known = { mobileno: people.citizen.loginId, otp: '' };
    await recordRequests(service, own, 'register-send', 59);
    expect(await statusOf('resendRegOtp', known)).toBe(500);
    expect(await statusOf('resendRegOtp', known)).toBe(401);
    expect(await statusOf('sendRegOtp', known)).toBe(401);
  });

  it('gets 60 an hour for a new password', async () => {
    await recordRequests(service, own, 'reset-send', 59);
    expect(await statusOf('forgotSend', { mobileNo: numberAt(1) })).toBe(401);
    expect(await statusOf('forgotSend', { mobileNo: people.citizen.loginId })).toBe(405);
    expect(service.sms.sent).toEqual([]);
  });

  it('gets 60 an hour for another mobile number', async () => {
    const { token } = await service.signInAs('citizen');
    const present = { mobileno: people.citizen.loginId };
    await recordRequests(service, own, 'mobile-send', 60);
    expect(await statusOf('mobileChangeSend', present, token)).toBe(401);
    expect(await statusFrom(elsewhere, 'mobileChangeSend', present, token)).toBe(200);
  });
});

describe('an address that enters codes', () => {
  it('can try 300 an hour, so that it cannot lock every number', async () => {
    const { loginId: mobileNo } = people.citizen;
    expect(await statusOf('forgotSend', { mobileNo })).toBe(200);
    const right = { mobileNo, otp: service.sms.codeOf(mobileNo) };
    await recordRequests(service, own, 'code-match', 299);
    expect(await statusOf('verifyRegOtp', { ...asked(1), otp: '000000' })).toBe(500);
    expect(await statusOf('verifyRegOtp', { ...asked(2), otp: '000000' })).toBe(401);
    expect(await statusOf('forgotMatch', right)).toBe(405);
    expect(await statusFrom(elsewhere, 'forgotMatch', right)).toBe(200);
  });
});
