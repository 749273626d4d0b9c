import { sealResponse } from '@temple-land/portal-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { citizenSession } from '../../../../../tests/support/citizenSession.ts';
import { endSession, startSession } from '../../state/session.ts';
import { computeSessionDigest } from '../monitoring/recordActivity.ts';
import { call } from './call.ts';
import { signOut } from './signOut.ts';
import { createSigner } from './signer.ts';

const key = 'test-envelope-key';
const signer = createSigner(key);
const configuration = { mode: 'demo', envelopeKey: key, addressKey: 'a', ipLookupUrl: '' };

let answer: object = { status: 200 };
const sent: { path: string; bearer: string | undefined; body: Record<string, unknown> }[] = [];

const opened = (text: string) => {
  const { REQUEST_DATA } = JSON.parse(text) as { REQUEST_DATA: string };
  return JSON.parse(Buffer.from(REQUEST_DATA, 'base64').toString()) as Record<string, unknown>;
};

beforeEach(() => {
  sent.length = 0;
  answer = { status: 200 };
  vi.stubGlobal('location', { pathname: '/citizen/applications', search: '' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('/config')) return Response.json(configuration);
    const { Authorization: bearer } = init.headers as Record<string, string>;
    sent.push({ path: path.replace('/service/', ''), bearer, body: opened(String(init.body)) });
    return Response.json(sealResponse(signer, answer));
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const paths = () => sent.map(({ path }) => path);
const saved = async () => {
  await vi.waitFor(() => expect(paths()).toContain('activityTracker/save'));
  return sent.find(({ path }) => path === 'activityTracker/save');
};

// Requirements: EN-028, EN-029
it('an answered call records the action of the session in which it started', async () => {
  startSession(citizenSession);
  const work = call('consentWithdraw', { purpose: 'service' });
  endSession();
  await work;
  const record = await saved();
  expect(record?.bearer).toBe(`Bearer ${citizenSession.token}`);
  expect(record?.body).toMatchObject({
    currentUrl: '/citizen/applications',
    actionType: 'UPDATE',
    actionRemark: 'consent withdrawn',
    appType: 'PORTAL',
    userId: String(citizenSession.userId),
    userRoleId: String(citizenSession.userRoleId),
    fullName: citizenSession.fullName,
    userSession: computeSessionDigest(citizenSession.token),
  });
});

it('a refused call records nothing', async () => {
  startSession(citizenSession);
  answer = { status: 409 };
  await call('consentWithdraw', { purpose: 'service' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(paths()).toEqual(['api/users/consents/withdraw']);
});

// Requirements: EN-028, EN-029
it.each([
  ['pressing Logout', () => signOut('pressed'), 'api/users/logout', 'LOGOUT', 'pressed'],
  [
    'signing out everywhere',
    () => void call('sessionsEnd', {}),
    'api/users/sessions/end',
    'LOGOUT',
    'everywhere',
  ],
])('%s is recorded before the session ends', async (_, act, path, actionType, actionRemark) => {
  startSession(citizenSession);
  act();
  await vi.waitFor(() => expect(paths()).toEqual(['activityTracker/save', path]));
  expect(sent.map(({ bearer }) => bearer)).toEqual(
    Array.from({ length: 2 }, () => `Bearer ${citizenSession.token}`),
  );
  const userId = String(citizenSession.userId);
  expect(sent[0]?.body).toMatchObject({ actionType, actionRemark, userId });
});

it('a login is recorded with the session that it opens', async () => {
  const { token, userRoleId, ...user } = citizenSession;
  answer = { status: 200, result: token, userRollId: userRoleId, ...user };
  const form = { username: '9437000001', password: 'x', answer: 'x', captchaId: 'x' };
  await call('login', { ...form, userType: 'C' });
  const record = await saved();
  expect(record?.bearer).toBe(`Bearer ${token}`);
  expect(record?.body).toMatchObject({ actionType: 'LOGIN', fullName: citizenSession.fullName });
});
