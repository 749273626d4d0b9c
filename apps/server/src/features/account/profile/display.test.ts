import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { users } from '../../../db/schema/account.ts';

const service = makeAppBeforeEach();

async function logIn() {
  const { loginId: username, password } = people.citizen;
  const form = { username, password, userType: 'CI' as const, ...(await service.captcha()) };
  return service.call('login', form);
}

const languageOf = async (id: number) => {
  const [user] = await service.deps.db.select().from(users).where(eq(users.id, id));
  return user?.language;
};

describe('the language and the text size of an account', () => {
  it('are those of each device at first', async () => {
    const answer = await logIn();
    expect(answer).not.toHaveProperty('pageLanguage');
    expect(answer).not.toHaveProperty('textSize');
  });

  it('are the same at the next login, in messages too, until they are given up', async () => {
    const { token, userId } = await service.signInAs('citizen');
    const chosen = { pageLanguage: 'or', textSize: 19 } as const;
    expect(await service.call('displaySave', chosen, token)).toEqual({ status: 200 });
    expect(await service.result('getDetails', { userId }, token)).toMatchObject(chosen);
    expect(await logIn()).toMatchObject({ status: 200, ...chosen });
    expect(await languageOf(userId)).toBe('or');
    const next = await service.signInAs('citizen');
    await service.call('displaySave', { pageLanguage: null, textSize: null }, next.token);
    const answer = await logIn();
    expect(answer).not.toHaveProperty('pageLanguage');
    expect(answer).not.toHaveProperty('textSize');
    expect(await languageOf(userId)).toBe('en');
  });

  it.each([
    { pageLanguage: 'bn', textSize: null },
    { pageLanguage: null, textSize: 11 },
    { pageLanguage: null, textSize: 20 },
    { pageLanguage: null, textSize: 14.5 },
  ])('are refused: %j', async (wrong) => {
    const { token } = await service.signInAs('citizen');
    const { answer } = await service.send('displaySave', wrong, token);
    expect(answer).toEqual({ status: 400 });
  });

  it('are no part of the details that an administrator reads', async () => {
    const { userId, token } = await service.signInAs('citizen');
    await service.call('displaySave', { pageLanguage: 'or', textSize: 19 }, token);
    const administrator = await service.signInAs('administrator');
    const details = await service.result('getDetails', { userId }, administrator.token);
    expect(details).not.toHaveProperty('pageLanguage');
    expect(details).not.toHaveProperty('textSize');
  });
});
