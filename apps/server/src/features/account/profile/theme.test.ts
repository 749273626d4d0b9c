import { describe, expect, it } from 'vitest';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { people } from '../../../../../../tests/support/people.ts';

const service = makeAppBeforeEach();

async function logIn() {
  const { loginId: username, password } = people.citizen;
  const form = { username, password, userType: 'CI' as const, ...(await service.captcha()) };
  return service.call('login', form);
}

describe('the dark theme of an account', () => {
  // Requirement: HD-004
  it('is off at first', async () => {
    expect(await logIn()).not.toHaveProperty('theme');
  });

  it('is the same at the next login and can be switched off', async () => {
    const { token } = await service.signInAs('citizen');
    expect(await service.call('themeSave', { theme: 'dark' }, token)).toEqual({ status: 200 });
    expect(await service.result('currentUser', {}, token)).toMatchObject({ theme: 'dark' });
    expect(await logIn()).toMatchObject({ status: 200, theme: 'dark' });
    const next = await service.signInAs('citizen');
    await service.call('themeSave', { theme: 'light' }, next.token);
    expect(await logIn()).not.toHaveProperty('theme');
  });

  it('changes only the account of the caller', async () => {
    const other = await service.signInAs('otherCitizen');
    await service.call('themeSave', { theme: 'dark' }, other.token);
    expect(await logIn()).not.toHaveProperty('theme');
  });

  it('is no part of the details that an administrator reads', async () => {
    const { userId, token } = await service.signInAs('citizen');
    await service.call('themeSave', { theme: 'dark' }, token);
    const administrator = await service.signInAs('administrator');
    const details = await service.result('getDetails', { userId }, administrator.token);
    expect(details).not.toHaveProperty('theme');
  });
});
