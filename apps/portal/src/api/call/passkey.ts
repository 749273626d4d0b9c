import type { NewPasskey, Output, PasskeySignature } from '@temple-land/portal-core';

type Result<Name extends 'passkeyBegin' | 'factorChallenge'> = Extract<
  Output<Name>,
  { result: unknown }
>['result'];

/** What a browser needs to have a passkey sign. */
export type PasskeyRequest = Result<'factorChallenge'>;

/** What a browser needs to make a passkey. */
export type PasskeyCreation = Result<'passkeyBegin'>;

// Passkeys belong to a name (WebAuthn, 5.1.3): at an address of numbers every browser refuses them.
const isNumber = (host: string) => /^([\d.]+|\[.*\])$/.test(host);

/** Returns whether this browser has passkeys for the portal's address. */
export const hasPasskeys = (): boolean =>
  globalThis.isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  !isNumber(globalThis.location.hostname);

const browserLibrary = () => import('@simplewebauthn/browser');

/** Has a passkey sign a challenge; undefined when the user or the browser gave up. */
export async function signWithPasskey(
  optionsJSON: PasskeyRequest,
): Promise<PasskeySignature | undefined> {
  const { startAuthentication } = await browserLibrary();
  try {
    return (await startAuthentication({
      optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })) as PasskeySignature;
  } catch {
    return undefined;
  }
}

/** Has the browser make a passkey; undefined when the user or the browser gave up. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey | undefined> {
  const { startRegistration } = await browserLibrary();
  try {
    return (await startRegistration({
      optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })) as NewPasskey;
  } catch {
    return undefined;
  }
}
