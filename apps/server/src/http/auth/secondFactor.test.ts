import { describe, expect, it } from 'vitest';
import { api, type Auth, type EndpointName, type Wire } from '@temple-land/portal-core';
import { addApp } from '../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../tests/support/login.ts';
import { makeApp, type SignedInUser } from '../../../../../tests/support/makeApp.ts';
import type { Person } from '../../../../../tests/support/people.ts';
import { productionVariables } from '../../../../../tests/support/productionVariables.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';

const rows = Object.entries(api) as [EndpointName, { auth: Auth; wire: Wire }][];
const staff = ['counter', 'landOfficer', 'tahasilOfficer', 'administrator'] as const;
const setUpCalls = new Set<EndpointName>([
  ...(['changePassword', 'currentUser', 'logout'] as const),
  ...(['factorList', 'factorChallenge', 'factorConfirm'] as const),
  ...(['totpBegin', 'totpAdd', 'passkeyBegin', 'passkeyAdd'] as const),
]);
const refusals = [401, 403];

const service = makeAppBeforeAll(productionVariables);

async function codeFor(name: EndpointName, { token }: SignedInUser) {
  const upload = { fileName: 'nothing.txt', bytes: new Uint8Array() };
  const input = api[name].wire === 'multipart' ? upload : {};
  return (await service.send(name, input, token)).code;
}

describe.each(staff)('in production, %s without a second factor', (person: Person) => {
  it('can only make calls that set one up', async () => {
    const user = await service.signInAs(person);
    const before = await countRowsByTable(service.deps.db);
    for (const [name, { auth }] of rows) {
      if (auth === 'anyone' || auth === 'ticket' || setUpCalls.has(name)) continue;
      expect([name, await codeFor(name, user)]).toEqual([name, 403]);
    }
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  it('is answered by the calls that set one up', async () => {
    for (const name of setUpCalls) {
      const user = await service.signInAs(person);
      expect([name, refusals.includes(await codeFor(name, user))]).toEqual([name, false]);
    }
  });

  it('is told at login that one is required, and can make calls after its set-up', async () => {
    const answer = await logInAs(service, person);
    expect(answer).toMatchObject({ status: 200, needsFactor: 1 });
    const token = 'result' in answer ? answer.result : '';
    expect(await service.result('factorList', {}, token)).toMatchObject({ isRequired: true });
    await addApp(service, token);
    expect(await service.result('factorList', {}, token)).toMatchObject({ isRequired: false });
    expect((await service.send('sessionList', {}, token)).code).toBe(200);
    const profile = await service.result('currentUser', {}, token);
    expect('needsFactor' in profile).toBe(false);
  });

  it('cannot remove the last one', async () => {
    const { token } = await service.signInAs(person);
    const { factors } = await service.result('factorList', {}, token);
    const id = factors[0]?.id ?? 0;
    expect(await service.call('factorRemove', { id }, token)).toEqual({ status: 409 });
  });
});

describe('a second factor in production', () => {
  it('is not required of citizens', async () => {
    const answer = await logInAs(service, 'citizen');
    expect(answer).toMatchObject({ status: 200 });
    expect('needsFactor' in answer).toBe(false);
  });

  it('is set up after the first password change of an administrator', async () => {
    const user = await service.signInAs('newAdministrator');
    expect(await codeFor('totpBegin', user)).toBe(403);
    expect(refusals).not.toContain(await codeFor('changePassword', user));
  });
});

describe('the setting SECOND_FACTOR', () => {
  it('by default requires no second factor in a demo', async () => {
    const demo = await makeApp();
    const answer = await logInAs(demo, 'landOfficer');
    expect('needsFactor' in answer).toBe(false);
    const token = 'result' in answer ? answer.result : '';
    expect((await demo.send('officerSummary', {}, token)).code).toBe(200);
    await demo.close();
  });

  it('requires one in a demo, and none in production, when it says so', async () => {
    const demo = await makeApp({ SECOND_FACTOR: 'required' });
    expect(await logInAs(demo, 'landOfficer')).toMatchObject({ needsFactor: 1 });
    await demo.close();
    const lenient = await makeApp({ ...productionVariables, SECOND_FACTOR: 'optional' });
    expect('needsFactor' in (await logInAs(lenient, 'landOfficer'))).toBe(false);
    await lenient.close();
  });
});
