import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasFileAnswer } from '@temple-land/portal-core';
import { call } from '../../apps/portal/src/api/call/client.ts';
import { CallError } from '../../apps/portal/src/api/call/callError.ts';
import { endSession, startSession, type Session } from '../../apps/portal/src/state/session.ts';
import type { SignedInUser } from '../support/makeApp.ts';
import { makeAppBeforeAll } from '../support/serviceHooks.ts';
import { signInFor, targets } from './hostile/targets.ts';

const service = makeAppBeforeAll();

/** Answers the portal's requests with the real service, in this process. */
async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const reply = await service.app.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url: address,
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  const headers = { 'content-type': String(reply.headers['content-type'] ?? '') };
  return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers });
}

beforeAll(() => {
  vi.stubGlobal('fetch', answer);
});
afterAll(() => vi.unstubAllGlobals());

const sessionWith = (user: SignedInUser): Session => ({
  ...user,
  userRoleId: 0,
  userType: 'CI',
  fullName: '',
  userName: '',
  emailId: '',
  mobileNo: '',
  districtCode: '',
  tahasilCode: '',
  userRoleType: '',
  isFirstLogin: 0,
});

const jsonTargets = targets.filter(({ row }) => !hasFileAnswer(row) && row.wire !== 'multipart');

describe('the portal’s client and the service', () => {
  // Requirement: UN-120
  it.each(jsonTargets)('exchange $label', async (target) => {
    const { name, input } = target;
    const user = await signInFor(service, target);
    if (user) startSession(sessionWith(user));
    const own = user && 'userId' in input ? { ...input, userId: user.userId } : input;
    const answered = await call(name, own as never).catch((error: unknown) => error);
    endSession();
    expect(answered).not.toBeInstanceOf(CallError);
    expect(answered).toEqual(expect.any(Object));
  });

  it('end a session that the service no longer knows', async () => {
    startSession(sessionWith({ userId: 1, token: 'gone' }));
    await expect(call('currentUser', {})).rejects.toMatchObject({ failure: 'expired' });
    endSession();
  });
});
