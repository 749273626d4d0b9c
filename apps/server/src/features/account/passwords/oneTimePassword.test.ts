import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';
import { oneTimePasswords } from '../../../db/schema/oneTimePasswords.ts';
import { systemRandom } from '../../../ports/random.ts';
import { oneTimePasswordHours, setOneTimePassword } from './oneTimePassword.ts';

const { loginId } = people.administrator;
const newPassword = 'Kaveri@2026';
const lifeMinutes = oneTimePasswordHours * 60;

const service = makeAppBeforeEach();

async function open() {
  const { db, clock } = service.deps;
  const [user] = await db.select().from(users).where(eq(users.loginId, loginId));
  const { password } = await setOneTimePassword(db, user?.id ?? 0, systemRandom, clock());
  return { password, userId: user?.id ?? 0 };
}

it('opens the account, whose owner must set a password first', async () => {
  const { password, userId } = await open();
  const answer = await logIn(service, loginId, password);
  expect(answer).toMatchObject({ status: 200, isFirstLogin: 1 });
  const token = 'result' in answer ? answer.result : '';
  const change = { userId, currentPassword: password, newPassword, confirmPassword: newPassword };
  expect(await service.call('changePassword', change, token)).toMatchObject({ status: 200 });
  expect(await logIn(service, loginId, password)).toEqual({ status: 500 });
  service.clock.pass(lifeMinutes);
  expect(await logIn(service, loginId, newPassword)).toMatchObject({
    status: 200,
    isFirstLogin: 0,
  });
  expect(await service.deps.db.$count(oneTimePasswords)).toBe(0);
});

it('is refused like a wrong password after a day', async () => {
  const { password } = await open();
  service.clock.pass(lifeMinutes);
  expect(await logIn(service, loginId, password)).toEqual({ status: 500 });
});

it('ends the password that was valid before', async () => {
  await open();
  expect(await logIn(service, loginId, people.administrator.password)).toEqual({ status: 500 });
});
