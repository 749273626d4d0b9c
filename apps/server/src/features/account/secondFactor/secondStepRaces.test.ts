import { describe, expect, it } from 'vitest';
import { addApp, type TypedProof } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { raceRounds } from '../../../../../../tests/support/raceRounds.ts';
import { attempts, sessions } from '../../../db/schema/account.ts';
import { recoveryCodes, secondSteps } from '../../../db/schema/factors.ts';
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

describe(`${times} times at once`, () => {
  it.each([
    ['code of an app', () => ({ kind: 'totp' as const, code: app.code() })],
    ['recovery code', () => ({ kind: 'recovery' as const, code: app.recoveryCodes[0] ?? '' })],
  ])('the same %s opens one session', async (_, proof) => {
    await logInAs(service, person);
    const opened = await openedBy(proof(), times);
    expect(opened).toHaveLength(1);
    expect(await service.call('currentUser', {}, opened[0])).toMatchObject({ status: 200 });
  });
});

it.each(['totp', 'recovery'] as const)(
  `the same %s proof of two browsers in parallel opens one session, ${times} times`,
  async (kind) => {
    const browsers = [service.otherBrowser(), service.otherBrowser()];
    const codes = [...app.recoveryCodes];
    for (let round = 0; round < times; round += 1) {
      service.clock.pass(1);
      // The slower request counts as wrong and would lock the account after some rounds.
      await service.deps.db.delete(attempts);
      for (const browser of browsers) await logInAs(service, person, browser);
      const { db } = service.deps;
      if (kind === 'recovery') await db.update(recoveryCodes).set({ usedOn: null });
      const code = kind === 'totp' ? app.code() : (codes[round % codes.length] ?? '');
      const answers = await Promise.all(
        browsers.map(async (browser) => browser.call('secondStep', { kind, code })),
      );
      expect(answers.filter((answer) => 'result' in answer)).toHaveLength(1);
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
