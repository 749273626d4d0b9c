import { describe, expect, it } from 'vitest';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { raceRounds } from '../../../../../../tests/support/raceRounds.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import { findUserByLogin, openSession, updatePassword } from '../account.repository.ts';

const rounds = raceRounds;
const patience = 240_000;
const { loginId: mobileNo, password } = people.citizen;

const service = makeAppBeforeEach();

const statusOf = (work: Promise<{ status: number }>) => work.then(({ status }) => status);

async function citizen() {
  const user = await findUserByLogin(service.deps.db, mobileNo);
  if (user === undefined) throw new Error('The citizen is gone.');
  return user;
}

const isOpen = async (token: string) => (await service.send('currentUser', {}, token)).code === 200;

describe(`${rounds} times`, () => {
  it(
    'accepts one of four parallel uses of a code',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        service.clock.pass(31);
        await service.call('forgotSend', { mobileNo });
        const match = { mobileNo, otp: service.sms.codeOf(mobileNo) };
        const browsers = Array.from({ length: 4 }, () => service.otherBrowser());
        const statuses = await Promise.all(
          browsers.map(async (browser) => statusOf(browser.call('forgotMatch', match))),
        );
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      }
    },
    patience,
  );

  it(
    'a password change ends a session opened with the old password at the same time',
    async () => {
      const { db } = service.deps;
      for (let round = 0; round < rounds; round += 1) {
        const user = await citizen();
        const token = service.deps.random.token(32);
        const session = { tokenHash: hashToken(token) };
        const change = async () =>
          db.transaction(async (tx) => {
            await updatePassword(tx, user.id, `hash of round ${round}`, true);
            await endSessions(tx, user.id);
          });
        const sign = async () => openSession(db, user, session, service.clock.now());
        await Promise.all(round % 2 === 0 ? [sign(), change()] : [change(), sign()]);
        expect(await isOpen(token)).toBe(false);
      }
    },
    patience,
  );

  it(
    'two parallel sign-ins leave one session',
    async () => {
      const user = await citizen();
      for (let round = 0; round < rounds; round += 1) {
        const tokens = [service.deps.random.token(32), service.deps.random.token(32)];
        await Promise.all(
          tokens.map(async (token) =>
            openSession(
              service.deps.db,
              user,
              { tokenHash: hashToken(token) },
              service.clock.now(),
            ),
          ),
        );
        const open = await Promise.all(tokens.map(async (token) => isOpen(token)));
        expect(open.filter(Boolean)).toHaveLength(1);
      }
    },
    patience,
  );
});

it('a login with the old password during its change opens no session', async () => {
  const { token, userId } = await service.signInAs('citizen');
  const form = { username: mobileNo, password, userType: 'C' as const };
  const captcha = await service.captcha();
  const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };
  const [answer] = await Promise.all([
    service.call('login', { ...form, ...captcha }),
    service.call('changePassword', { userId, currentPassword: password, ...pair }, token),
  ]);
  const { status } = await service.call('login', { ...form, ...(await service.captcha()) });
  expect(status).toBe('result' in answer && (await isOpen(answer.result)) ? 200 : 500);
});
