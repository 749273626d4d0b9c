import { beforeAll, beforeEach, expect, it } from 'vitest';
import { recordRequests } from '../../../../../tests/support/limits.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { people } from '../../../../../tests/support/people.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import {
  collectLog,
  removeSecurityLines,
  type SecurityLine,
} from '../../../../../tests/support/serviceLog.ts';

const service = makeAppBeforeAll({ ADDRESS_LIMIT_FACTOR: '1', LOG_LEVEL: 'warn' });
let citizen: SignedInUser;
let log: string[] = [];
beforeAll(async () => {
  log = collectLog(service);
  citizen = await service.signInAs('citizen');
});
beforeEach(() => {
  log.length = 0;
});

const unknown = '9438000777';
const { loginId } = people.otherCitizen;
const queue = { applicationType: 2, statusType: 'P', pageNumber: 1, pageSize: 10 };
const password = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };

const logIn = async (typed: string) =>
  service.send('login', {
    username: loginId,
    password: typed,
    userType: 'C',
    ...(await service.captcha()),
  });

async function lockByPasswords() {
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn('Wrong@12345');
}

async function lockByCodes() {
  const guess = { mobileNo: loginId, otp: '000000' };
  await service.send('forgotSend', { mobileNo: loginId });
  for (let attempt = 0; attempt < 6; attempt += 1) await service.send('forgotMatch', guess);
}

async function spoilEnvelope() {
  const payload = JSON.stringify({ REQUEST_DATA: 'e30=', REQUEST_TOKEN: 'x' });
  const headers = { 'content-type': 'application/json' };
  await service.raw({ method: 'POST', url: '/service/api/search', headers, payload });
}

const refused: [string, () => Promise<unknown>, Partial<SecurityLine>][] = [
  [
    'a call without a session',
    () => service.send('bellList', { userId: 1 }),
    { security: 'call refused', call: 'bellList', reason: 401 },
  ],
  [
    'a call of another user type',
    () => service.send('officerQueue', queue, citizen.token),
    { security: 'call refused', call: 'officerQueue', reason: 403, userId: 1 },
  ],
  ['a spoilt envelope', spoilEnvelope, { security: 'envelope refused', call: 'siteSearch' }],
  [
    'a wrong captcha',
    () =>
      service.send('trackStatus', {
        applicationType: 2,
        applicationNo: 'x',
        answer: 'x',
        captchaId: 'x',
      }),
    { security: 'captcha refused', call: 'trackStatus', reason: 'wrong' },
  ],
  [
    'that a number has an account, at the registration',
    () => service.send('sendRegOtp', { mobileno: loginId }),
    { security: 'existing account disclosed', call: 'sendRegOtp' },
  ],
  [
    'that a number has no account, at a forgotten password',
    () => service.send('forgotSend', { mobileNo: unknown }),
    { security: 'missing account disclosed', call: 'forgotSend' },
  ],
  [
    'a password that was set without a code',
    async () =>
      service.send('forgotSet', { mobileNo: unknown, ...password, ...(await service.captcha()) }),
    { security: 'attempt refused', call: 'forgotSet', reason: 'no proved code' },
  ],
  [
    'a limit that answers by HTTP 503',
    async () => {
      await recordRequests(service, 'ip:127.0.0.1', 'search', 60);
      await service.send('siteSearch', { words: 'land' });
    },
    { security: 'limit reached', call: 'siteSearch', reason: 'search' },
  ],
  [
    'a limit that answers by a status',
    async () => {
      await recordRequests(service, 'ip:127.0.0.1', 'register-send', 60);
      await service.send('sendRegOtp', { mobileno: unknown });
    },
    { security: 'limit reached', call: 'sendRegOtp', reason: 'register-send' },
  ],
  [
    'a code for a locked number',
    lockByCodes,
    { security: 'attempt refused', call: 'forgotMatch', reason: 'number locked' },
  ],
  [
    'a password for a locked account',
    lockByPasswords,
    { security: 'attempt refused', call: 'login', reason: 'account locked' },
  ],
];

it.each(refused)('the security log tells %s, and no number or login name', async (_, act, line) => {
  await act();
  expect(log.join('')).not.toMatch(new RegExp(`${unknown}|${loginId}`));
  const lines = removeSecurityLines(log);
  expect(lines.at(-1)).toMatchObject({ ip: '127.0.0.1', ...line });
  const isAboutNumber = !line.security?.match(/^(call|envelope|captcha|limit)/);
  expect(lines.at(-1)?.subject).toEqual(
    isAboutNumber ? expect.stringMatching(/^[0-9a-f]{8}:[0-9a-f]{16}$/) : undefined,
  );
});
