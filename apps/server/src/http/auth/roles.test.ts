import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  api,
  hasSealedAnswer,
  type Auth,
  type Wire,
  type EndpointName,
  type UserType,
} from '@temple-land/portal-core';
import { people, type Person } from '../../../../../tests/support/people.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import { users } from '../../db/schema/account.ts';

const personOf = {
  C: 'counter',
  CI: 'citizen',
  O: 'landOfficer',
  T: 'tahasilOfficer',
  A: 'administrator',
} as const satisfies Record<UserType, Person>;

const rows = Object.entries(api) as [EndpointName, { auth: Auth; wire: Wire }][];
const types = Object.keys(personOf) as UserType[];
const firstLoginCalls = new Set<EndpointName>(['changePassword', 'currentUser', 'logout']);

const service = makeAppBeforeAll();

const isIn = (auth: Auth, type: UserType) =>
  auth === 'anyone' || auth === 'signedIn' || auth.includes(type);

/** A ticket is also required of signed-in users. */
const refusalOf = (auth: Auth) => (auth === 'ticket' ? 401 : 403);

// Authorisation comes before reading the input, so an empty input is sufficient.
async function answerOf(name: EndpointName, token?: string) {
  const upload = { fileName: 'nothing.txt', bytes: new Uint8Array() };
  return service.send(name, api[name].wire === 'multipart' ? upload : {}, token);
}

const codeOf = async (name: EndpointName, token?: string) => (await answerOf(name, token)).code;

async function codeFor(name: EndpointName, person: Person) {
  const { token } = await service.signInAs(person);
  return codeOf(name, token);
}

const refusals = [401, 403];

describe.each(rows)('%s', (name, { auth }) => {
  it(`asks nobody to sign in exactly when its row says so (${JSON.stringify(auth)})`, async () => {
    const code = await codeOf(name);
    if (auth === 'anyone') expect(refusals).not.toContain(code);
    else expect(code).toBe(401);
  });

  // Requirements: RO-031, RO-032, RO-033
  const allowed = types.filter((type) => isIn(auth, type));
  it.each(allowed)('allows user type %s, as its row says', async (type) => {
    expect(refusals).not.toContain(await codeFor(name, personOf[type]));
  });
});

describe('an administrator before the first password change', () => {
  const open = rows.filter(([name, { auth }]) => auth === 'anyone' || firstLoginCalls.has(name));
  it.each(open)('is allowed %s', async (name) => {
    expect(refusals).not.toContain(await codeFor(name, 'newAdministrator'));
  });
});

describe.each(rows.filter(([, { auth }]) => auth !== 'anyone'))(
  'a refused %s',
  (name, { wire }) => {
    // Requirement: UN-066
    it('has the format of its other answers and is not cached', async () => {
      const { answer, headers, bytes } = await service.send(name, { fileName: '', bytes: [] });
      const isSealed = Buffer.from(bytes).includes('"RESPONSE_TOKEN"');
      expect(answer).toEqual({ status: 429 });
      expect(isSealed).toBe(hasSealedAnswer({ wire }));
      expect(headers['cache-control']).toBe('no-store');
    });
  },
);

describe('everybody at every call that is not for them', () => {
  const everybody = ['newAdministrator', ...Object.values(personOf)] as const;
  const mayNot = (name: EndpointName, auth: Auth, person: Person) => {
    if (auth === 'anyone') return false;
    if (person === 'newAdministrator') return !firstLoginCalls.has(name);
    return !types.some((type) => personOf[type] === person && isIn(auth, type));
  };

  it('is refused in the form of the call, and nothing is written', async () => {
    const tokens = await Promise.all(everybody.map((person) => service.signInAs(person)));
    const before = await countRowsByTable(service.deps.db);
    let cells = 0;
    for (const [name, row] of rows) {
      const { auth } = row;
      for (const [at, person] of everybody.entries()) {
        if (!mayNot(name, auth, person)) continue;
        const { code, answer, bytes } = await answerOf(name, tokens[at]?.token);
        const isSealed = Buffer.from(bytes).includes('"RESPONSE_TOKEN"');
        const status = auth === 'ticket' ? 429 : 403;
        expect([name, person, code, answer]).toEqual([name, person, refusalOf(auth), { status }]);
        expect(isSealed).toBe(hasSealedAnswer(row));
        cells += 1;
      }
    }
    expect(cells).toBeGreaterThan(rows.length);
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });
});

describe('a session', () => {
  const code = async (token: string) => (await service.send('currentUser', {}, token)).code;

  it.each([
    ['no token of ours', 'not-a-token'],
    ['a token that was never given', 'x'.repeat(43)],
    ['an empty token', ''],
  ])('does not come from %s', async (_, token) => {
    expect(await code(token)).toBe(401);
  });

  // Requirement: UN-106
  it('is extended by use and ends after 20 idle minutes', async () => {
    const { token } = await service.signInAs('citizen');
    service.clock.pass(19);
    expect(await code(token)).toBe(200);
    service.clock.pass(19);
    expect(await code(token)).toBe(200);
    service.clock.pass(20);
    expect(await code(token)).toBe(401);
  });

  it('ends after a day, however much it is used', async () => {
    const { token } = await service.signInAs('citizen');
    for (let minutes = 0; minutes < 24 * 60 - 15; minutes += 15) {
      service.clock.pass(15);
      expect(await code(token)).toBe(200);
    }
    service.clock.pass(15);
    expect(await code(token)).toBe(401);
  });

  // Requirement: RO-033
  it('is judged by the record of the server, also when the type changes meanwhile', async () => {
    const { token } = await service.signInAs('landOfficer');
    const own = eq(users.loginId, people.landOfficer.loginId);
    const before = await service.send('officerSummary', {}, token);
    await service.deps.db.update(users).set({ userType: 'C' }).where(own);
    const after = await service.send('officerSummary', {}, token);
    await service.deps.db.update(users).set({ userType: 'O' }).where(own);
    expect([before.code, after.code]).toEqual([200, 403]);
  });
});
