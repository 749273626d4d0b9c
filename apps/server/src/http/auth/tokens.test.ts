import { beforeAll, describe, expect, it } from 'vitest';
import { api, type Endpoint, type EndpointName } from '@temple-land/portal-core';
import { administration, approveNext } from '../../../../../tests/support/admin.ts';
import { people, type Person } from '../../../../../tests/support/people.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { findUserByLogin } from '../../features/account/account.repository.ts';
import { systemRandom } from '../../ports/random.ts';

const service = makeAppBeforeAll();
beforeAll(() => {
  // Tokens of the real random source, which have letters in both cases.
  service.deps.random.token = systemRandom.token;
});

const codeOf = async (token: string) => (await service.send('currentUser', {}, token)).code;

function swapped(token: string, at: number): string {
  const other = token[at] === 'A' ? 'B' : 'A';
  return token.slice(0, at) + other + token.slice(at + 1);
}

const swapCase = (text: string) =>
  [...text]
    .map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()))
    .join('');

describe('a token', () => {
  it('has 256 bits', () => {
    expect(Buffer.from(systemRandom.token(32), 'base64url').length * 8).toBe(256);
  });

  it('is refused when it is changed in any of 60 ways', async () => {
    const { token } = await service.signInAs('citizen');
    const changed = [
      ...Array.from({ length: token.length }, (_, at) => swapped(token, at)),
      token.slice(1),
      token.slice(0, -1),
      token.slice(0, 20),
      `${token}A`,
      `A${token}`,
      `${token}=`,
      `${token} `,
      `${token}\t`,
      `${token}${token}`,
      token.toUpperCase(),
      token.toLowerCase(),
      swapCase(token),
      [...token].reverse().join(''),
      `${token}.${token}.`,
      `eyJhbGciOiJub25lIn0.${Buffer.from('{"userId":1}').toString('base64url')}.`,
      encodeURIComponent(` ${token}`),
      'null',
      'undefined',
    ].filter((text) => text !== token);
    const codes = await Promise.all(changed.map((text) => codeOf(text)));
    // HTTP removes spaces at the end of a header, so these two equal the token.
    const accepted = changed.filter((text, index) => codes[index] === 200 && text.trim() !== token);
    expect(accepted).toEqual([]);
    expect(changed.length).toBeGreaterThan(55);
    expect(await codeOf(token)).toBe(200);
  });

  it.each(['Basic', 'bearer', 'Token', ''])('is refused under the scheme %j', async (scheme) => {
    const { token } = await service.signInAs('citizen');
    const headers = { authorization: `${scheme} ${token}`.trim() };
    const request = { method: 'GET', url: '/service/api/users/current-user', headers } as const;
    expect((await service.raw(request)).code).toBe(401);
  });

  it('is read from the header only', async () => {
    const { token } = await service.signInAs('citizen');
    const url = `/service/api/users/current-user?tokan=${token}&access_token=${token}&token=${token}`;
    const headers = { cookie: `tokan=${token}; token=${token}` };
    expect((await service.raw({ method: 'GET', url, headers })).code).toBe(401);
  });
});

describe('every session of a user ends within a second', () => {
  async function login(person: Person): Promise<string> {
    const { loginId, password } = people[person];
    const captcha = await service.captcha();
    const form = { username: loginId, password, userType: 'O' as const, ...captcha };
    const answer = await service.call('login', form);
    return 'result' in answer ? answer.result : '';
  }

  async function endedAfter(token: string, work: () => Promise<unknown>) {
    expect(await codeOf(token)).toBe(200);
    await work();
    const start = performance.now();
    expect(await codeOf(token)).toBe(401);
    expect(performance.now() - start).toBeLessThan(1000);
  }

  it('after the next login and after logging out', async () => {
    const first = await login('citizen');
    await endedAfter(first, async () => login('citizen'));
    const { token } = await service.signInAs('citizen');
    await endedAfter(token, async () => service.call('logout', {}, token));
  });

  // Requirement: UN-106
  it('after a password change and after a reset', async () => {
    const { token, userId } = await service.signInAs('counter');
    const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };
    const change = { userId, currentPassword: people.counter.password, ...pair };
    await endedAfter(token, async () => service.call('changePassword', change, token));
    const mobileNo = '9437000013';
    const again = await service.signInAs('counter');
    await endedAfter(again.token, async () => {
      await service.call('forgotSend', { mobileNo });
      await service.call('forgotMatch', { mobileNo, otp: service.sms.codeOf(mobileNo) });
      const pair = { newPassword: 'Kalinga@77', confirmPassword: 'Kalinga@77' };
      await service.call('forgotSet', { mobileNo, ...pair, ...(await service.captcha()) });
    });
  });

  it('after a lock by wrong current passwords', async () => {
    const { token, userId } = await service.signInAs('otherCitizen');
    await endedAfter(token, async () => {
      for (let round = 0; round < 5; round += 1) {
        await service.call('checkCurrPassword', { userId, currentPassword: 'Wrong@123' }, token);
      }
    });
  });

  it('after a change of role, a block, and an account taken out of use', async () => {
    const admin = await administration(service);
    const officer = async () => {
      const row = await findUserByLogin(service.deps.db, people.landOfficer.loginId);
      if (row === undefined) throw new Error('The officer is gone.');
      return row;
    };
    const { token } = await service.signInAs('landOfficer');
    await endedAfter(token, async () =>
      admin.approved('user', { ...(await officer()), roleId: 2 }),
    );
    const { token: second } = await service.signInAs('landOfficer');
    const own = await service.signInAs('administrator');
    const { id } = await officer();
    const reason = 'Order of the office';
    const block = async (active: boolean) => {
      await service.call('adminUserBlock', { userId: id, active, reason }, own.token);
      await approveNext(service);
    };
    await endedAfter(second, async () => block(false));
    await block(true);
    const { token: third } = await service.signInAs('landOfficer');
    const again = await administration(service);
    const { version } = await officer();
    await endedAfter(third, async () => {
      await again.remove('user', id, version);
      await approveNext(service);
    });
  });
});

describe('no path leads out of a download', () => {
  const downloads = (Object.entries(api) as [EndpointName, Endpoint][]).filter(
    ([, { wire, path }]) => wire === 'file' && path.includes(':'),
  );
  const spellings = [
    '../package.json',
    '..%2f..%2fpackage.json',
    '..%252f..%252fpackage.json',
    '%2e%2e%2fpackage.json',
    '..\\..\\package.json',
    '..%5c..%5cpackage.json',
    '....//....//package.json',
    '/etc/passwd',
    '..%c0%af..%c0%afetc%c0%afpasswd',
    'file.pdf%00.png',
  ];

  // Requirement: CA-062
  it.each(downloads)('by %s', async (_, { path }) => {
    const { token } = await service.signInAs('administrator');
    const headers = { authorization: `Bearer ${token}` };
    for (const spelling of spellings) {
      const url = `/service/${path.replace(/:\w+/g, spelling)}`;
      const { code, bytes } = await service.raw({ method: 'GET', url, headers });
      expect([400, 401, 403, 404]).toContain(code);
      expect(Buffer.from(bytes).toString()).not.toMatch(/root:|"dependencies"/);
    }
  });

  it('are more than two', () => {
    expect(downloads.length).toBeGreaterThan(2);
  });
});
