import { beforeEach, describe, expect, it } from 'vitest';
import { addApp, addPasskey, type TypedProof } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import type { Browser } from '../../../../../../tests/support/makeApp.ts';
import { testPasskey } from '../../../../../../tests/support/passkey.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';

const person = 'landOfficer';

const service = makeAppBeforeEach();
const session = createBeforeEach(() => service.signInAs(person));
const app = createBeforeEach(() => addApp(service, session.token));

const step = (proof: TypedProof, browser: Browser = service) => browser.call('secondStep', proof);
const signIn = (browser: Browser = service) => logInAs(service, person, browser);

describe('recovery codes', () => {
  it('are ten, of three groups each, and stored as hashes only', async () => {
    expect(new Set(app.recoveryCodes).size).toBe(10);
    for (const code of app.recoveryCodes) expect(code).toMatch(/^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/);
  });

  it('open a session once, in any spelling, and the owner is notified', async () => {
    const code = app.recoveryCodes[3] ?? '';
    await signIn();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`;
    expect(await step({ kind: 'recovery', code: typed })).toMatchObject({ status: 200 });
    const told = service.sms.sent.find(({ text }) => text.includes('recovery code'));
    expect(told?.text).toContain('9 are left');
    await signIn();
    expect(await step({ kind: 'recovery', code })).toEqual({ status: 500 });
  });
});

describe('a passkey', () => {
  const passkey = testPasskey();
  const challengeOf = async (browser: Browser = service) =>
    (await browser.call('secondStepChallenge', {})) as { result: { challenge: string } };
  const sign = async (
    seen: Parameters<typeof passkey.sign>[1] = {},
    browser: Browser = service,
  ) => {
    const { result } = await challengeOf(browser);
    const proof = { kind: 'passkey' as const, passkey: passkey.sign(result.challenge, seen) };
    return browser.call('secondStep', proof);
  };
  beforeEach(async () => {
    await addPasskey(service, session.token, passkey);
    await signIn();
  });

  it('opens a session', async () => {
    expect(await sign()).toMatchObject({ status: 200 });
  });

  it.each([
    ['another origin', { origin: 'https://land.temple.example' }],
    ['another host', { rpId: 'temple.example' }],
    ['a user who was not verified', { isVerified: false }],
    ['a counter that did not rise', { raise: 0 }],
  ])('is refused with %s', async (_, seen) => {
    expect(await sign(seen)).toEqual({ status: 500 });
  });

  it('signs each challenge once', async () => {
    const { result } = await challengeOf();
    const proof = { kind: 'passkey' as const, passkey: passkey.sign(result.challenge) };
    expect(await service.call('secondStep', proof)).toMatchObject({ status: 200 });
    await signIn();
    expect(await service.call('secondStep', proof)).toEqual({ status: 500 });
  });

  it('signs no challenge of another browser', async () => {
    const other = service.otherBrowser();
    await signIn(other);
    const { result } = await challengeOf(other);
    const proof = { kind: 'passkey' as const, passkey: passkey.sign(result.challenge) };
    expect(await service.call('secondStep', proof)).toEqual({ status: 500 });
  });

  it('is refused when another key signs', async () => {
    const { result } = await challengeOf();
    const forged = testPasskey().sign(result.challenge);
    expect(await service.call('secondStep', { kind: 'passkey', passkey: forged })).toEqual({
      status: 500,
    });
  });
});
