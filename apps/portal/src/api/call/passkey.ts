import type { NewPasskey, Output, PasskeySignature } from '@temple-land/portal-core';

type CallResult<Name extends 'passkeyBegin' | 'factorChallenge'> = Extract<
  Output<Name>,
  { result: unknown }
>['result'];

/** What a browser needs to have a passkey sign. */
export type PasskeyRequestOptions = CallResult<'factorChallenge'>;

/** What a browser needs to make a passkey. */
export type PasskeyCreationOptions = CallResult<'passkeyBegin'>;

// Passkeys belong to a name (WebAuthn, 5.1.3): at an address of numbers every browser refuses them.
const isIpAddress = (host: string) => /^([\d.]+|\[.*\])$/.test(host);

/** Returns whether this browser has passkeys for the portal's address. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  !isIpAddress(globalThis.location.hostname);

const loadLibrary = () => import('@simplewebauthn/browser');

/** Has a passkey sign a challenge; undefined when the user or the browser gave up. */
export async function signWithPasskey(
  optionsJSON: PasskeyRequestOptions,
): Promise<PasskeySignature | undefined> {
  const { startAuthentication } = await loadLibrary();
  try {
    return (await startAuthentication({
      optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })) as PasskeySignature;
  } catch {
    return undefined;
  }
}

/** Has the browser make a passkey; undefined when the user or the browser gave up. */
export async function createPasskey(
  optionsJSON: PasskeyCreationOptions,
): Promise<NewPasskey | undefined> {
  const { startRegistration } = await loadLibrary();
  try {
    return (await startRegistration({
      optionsJSON: optionsJSON as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })) as NewPasskey;
  } catch {
    return undefined;
  }
}
