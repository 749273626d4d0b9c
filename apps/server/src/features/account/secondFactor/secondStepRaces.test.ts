import { describe, expect, it } from 'vitest';
import { addApp, type TypedProof } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { raceRounds, requestsAtOnce } from '../../../../../../tests/support/raceRounds.ts';
import { buildRequest } from '../../../../../../tests/support/wire.ts';
import { attempts, sessions } from '../../../db/schema/account.ts';
import { recoveryCodes, secondSteps } from '../../../db/schema/factors.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import { updatePassword } from '../account.repository.ts';

const times = raceRounds;
const patience = 240_000;
const person = 'landOfficer';

const service = makeAppBeforeEach();
const app = createBeforeEach(async () => addApp(service, (await service.signInAs(person)).token));

/** Sends one proof several times in parallel; returns the tokens of the opened sessions. */
async function openedBy(proof: TypedProof, count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, async () => service.call('secondStep', proof)),
  );
  return answers.flatMap((answer) => ('result' in answer ? [answer.result] : []));
}

describe(`${requestsAtOnce} times at once`, () => {
  it.each([
    ['code of an app', () => ({ kind: 'totp' as const, code: app.code() })],
    ['recovery code', () => ({ kind: 'recovery' as const, code: app.recoveryCodes[0] ?? '' })],
  ])('the same %s opens one session', async (_, proof) => {
    await logInAs(service, person);
    const opened = await openedBy(proof(), requestsAtOnce);
    expect(opened).toHaveLength(1);
    expect(await service.call('currentUser', {}, opened[0])).toMatchObject({ status: 200 });
  });
});

/** Sends a proof as the browser whose cookie has this token. */
async function proveAs(token: string, proof: TypedProof) {
  const request = await buildRequest(service.createSignIn, 'secondStep', proof);
  const headers = { ...request.headers, cookie: `second-step=${token}` };
  return service.raw({ ...request, headers });
}

it.each(['totp', 'recovery'] as const)(
  `the same %s proof of two browsers in parallel opens one session, ${times} times`,
  async (kind) => {
    const { db } = service.deps;
    const codes = [...app.recoveryCodes];
    const tokens = ['one-browser', 'other-browser'];
    const { userId } = await service.signInAs(person);
    for (let round = 0; round < times; round += 1) {
      service.clock.pass(1);
      const createdOn = service.clock.now();
      // The slower request counts as wrong and would lock the account after some rounds.
      await db.delete(attempts);
      // Both browsers have sent the password, which is not asked again in each round.
      await db.delete(secondSteps);
      await db.insert(secondSteps).values(
        tokens.map((token) => ({
          tokenHash: hashToken(token),
          userId,
          createdOn,
        })),
      );
      if (kind === 'recovery') await db.update(recoveryCodes).set({ usedOn: null });
      const code = kind === 'totp' ? app.code() : (codes[round % codes.length] ?? '');
      const answers = await Promise.all(
        tokens.map(async (token) => (await proveAs(token, { kind, code })).answer),
      );
      expect(answers).toHaveLength(2);
      expect(answers.filter((answer) => Object.hasOwn(Object(answer), 'result'))).toHaveLength(1);
    }
  },
  patience,
);

it(
  `a second step parallel to a password change opens no session, ${times} times`,
  async () => {
    const { db } = service.deps;
    await logInAs(service, person);
    const [awaited] = await db.select().from(secondSteps);
    if (awaited === undefined) throw new Error('No second step is awaited.');
    let opened = 0;
    for (let round = 0; round < times; round += 1) {
      service.clock.pass(1);
      const createdOn = service.clock.now();
      await db
        .insert(secondSteps)
        .values({ ...awaited, createdOn })
        .onConflictDoNothing();
      const change = async () =>
        db.transaction(async (tx) => {
          await updatePassword(tx, awaited.userId, `hash of round ${round}`, true);
          await endSessions(tx, awaited.userId);
        });
      const prove = async () => openedBy({ kind: 'totp', code: app.code() }, 1);
      const begin = round % 2 === 0 ? [prove(), change()] : [change(), prove()];
      for (const token of (await Promise.all(begin)).flatMap((tokens) => tokens ?? [])) {
        opened += 1;
        expect((await service.send('currentUser', {}, token)).code).toBe(401);
      }
    }
    expect(await db.$count(sessions)).toBe(0);
    expect(opened).toBeLessThan(times);
  },
  patience,
);
