import type { NewPasskey, Output, PasskeySignature } from '@temple-land/portal-core';

type CallResult<Name extends 'passkeyBegin' | 'factorChallenge'> = Extract<
  Output<Name>,
  { result: unknown }
>['result'];

/** The options with which a browser signs by a passkey. */
export type PasskeyRequestOptions = CallResult<'factorChallenge'>;

/** The options with which a browser creates a passkey. */
export type PasskeyCreationOptions = CallResult<'passkeyBegin'>;

// Passkeys are bound to a domain name (WebAuthn, 5.1.3): browsers refuse them at an IP address.
const isIpAddress = (host: string) => /^([\d.]+|\[.*\])$/.test(host);

/** Returns whether this browser can use passkeys at the portal's address. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  !isIpAddress(globalThis.location.hostname);

const loadLibrary = () => import('@simplewebauthn/browser');

/** Returns the signature of a passkey; undefined when the user or the browser cancelled. */
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

/** Returns a new passkey; undefined when the user or the browser cancelled. */
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
