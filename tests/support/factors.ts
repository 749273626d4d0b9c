import type { TestApp } from './makeApp.ts';
import { testPasskey, type TestPasskey } from './passkey.ts';
import { totpCode } from './totp.ts';

/** A code of an app or a recovery code, as the second step of a login takes it. */
export interface TypedProof {
  kind: 'totp' | 'recovery';
  code: string;
}

/** An authenticator app of a user, with the recovery codes of its set-up. */
export interface AddedApp {
  key: string;
  recoveryCodes: readonly string[];
  /** Returns the current code of the app. */
  code(): string;
}

/** Adds an authenticator app in a session; its next new code is available half a minute later. */
export async function addApp(service: TestApp, token: string, name = 'Phone'): Promise<AddedApp> {
  const { key } = await service.result('totpBegin', {}, token);
  const code = () => totpCode(key, service.clock.now());
  const { recoveryCodes } = await service.result('totpAdd', { code: code(), name }, token);
  service.clock.pass(1);
  return { key, recoveryCodes, code };
}

/** Adds a passkey in a session. */
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
