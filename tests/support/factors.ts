import type { Browser, TestApp } from './makeApp.ts';
import { testPasskey, type TestPasskey } from './passkey.ts';
import { people, type Person } from './people.ts';
import { totpCode } from './totp.ts';

/** An authenticator app that somebody has set up, and the recovery codes that came with it. */
export interface AddedApp {
  key: string;
  recoveryCodes: readonly string[];
  /** Returns the code that the app shows now. */
  code(): string;
}

/** Sets an authenticator app up in a session; its next new code comes half a minute later. */
export async function addApp(service: TestApp, token: string, name = 'Phone'): Promise<AddedApp> {
  const { key } = await service.result('totpBegin', {}, token);
  const code = () => totpCode(key, service.clock.now());
  const { recoveryCodes } = await service.result('totpAdd', { code: code(), name }, token);
  service.clock.pass(1);
  return { key, recoveryCodes, code };
}

/** Sets a passkey up in a session. */
export async function addPasskey(
  service: TestApp,
  token: string,
  passkey: TestPasskey = testPasskey(),
): Promise<TestPasskey> {
  const { challenge } = await service.result('passkeyBegin', {}, token);
  const input = { passkey: passkey.create(challenge), name: 'Key' };
  await service.result('passkeyAdd', input, token);
  return passkey;
}

/** Sends the password of a demo account from a browser. */
export async function typePassword(
  service: TestApp,
  person: Person,
  browser: Browser = service,
  changes: { password?: string } = {},
) {
  const { loginId, password } = people[person];
  const form = { username: loginId, password, userType: 'O' as const, ...changes };
  return browser.call('login', { ...form, ...(await service.captcha()) });
}
