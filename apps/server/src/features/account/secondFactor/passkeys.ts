import { isIP } from 'node:net';
import { secondStepMs, type NewPasskey, type PasskeySignature } from '@temple-land/portal-core';
import { publicOrigin, type Config } from '../../../config.ts';
import type { Factor, NewFactor } from './factors.repository.ts';

// Loaded when a passkey is first used: it weighs more than the rest of the sign-in.
const webauthn = () => import('@simplewebauthn/server');

const rpName = 'Temple Land Portal';

/** EdDSA, ES256 and RS256: what phones, computers and keys sign with (COSE). */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Returns the host and origin for which passkeys are made and taken. A host of passkeys is a name
 * (WebAuthn, 5.1.3), so a portal that is reached by a number takes them at localhost.
 */
function getRelyingParty(config: Config): { rpID: string; origin: string } {
  const { protocol, hostname, host, port } = new URL(publicOrigin(config));
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0)
    return { rpID: hostname, origin: `${protocol}//${host}` };
  return { rpID: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
}

const toDescriptors = (factors: readonly Factor[]) =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId === null
      ? []
      : [
          {
            id: credentialId,
            type: 'public-key' as const,
            transports: parseTransports(transports),
          },
        ],
  );

const parseTransports = (text: string) => text.split(',').filter((word) => word !== '');

/** Returns what a browser needs to have one of a user's passkeys sign a challenge. */
export function buildRequestOptions(config: Config, factors: readonly Factor[], challenge: string) {
  return {
    challenge,
    rpId: getRelyingParty(config).rpID,
    timeout: secondStepMs,
    allowCredentials: toDescriptors(factors),
    userVerification: 'required' as const,
  };
}

interface PasskeyOwner {
  userId: number;
  loginId: string;
  fullName: string;
  factors: readonly Factor[];
}

/** Returns what a browser needs to make a passkey for a user. */
export function buildCreationOptions(config: Config, owner: PasskeyOwner, challenge: string) {
  const { rpID } = getRelyingParty(config);
  const { userId, loginId, fullName, factors } = owner;
  return {
    challenge,
    rp: { id: rpID, name: rpName },
    user: {
      id: Buffer.from(`user ${userId}`).toString('base64url'),
      name: loginId,
      displayName: fullName,
    },
    pubKeyCredParams: supportedAlgorithmIDs.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: secondStepMs,
    attestation: 'none' as const,
    excludeCredentials: toDescriptors(factors),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false,
      userVerification: 'required' as const,
    },
  };
}

/** A passkey as it is stored. */
export type StoredPasskey = Pick<
  NewFactor,
  'key' | 'credentialId' | 'transports' | 'signatureCounter'
>;

/** Returns a new passkey to store, or undefined when the browser's answer does not hold. */
export async function verifyRegistration(
  config: Config,
  passkey: NewPasskey,
  expectedChallenge: string,
): Promise<StoredPasskey | undefined> {
  const { rpID, origin } = getRelyingParty(config);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      key: Buffer.from(publicKey).toString('base64url'),
      signatureCounter: counter,
      transports: (passkey.response.transports ?? [])
        .filter((word) => /^[\w-]+$/.test(word))
        .join(','),
    };
  } catch {
    return undefined;
  }
}

/**
 * Returns the new signature counter of a passkey that signed a challenge, or undefined when the signature,
 * its challenge, origin or host is wrong, the user was not verified, or the counter did not rise.
 */
export async function verifyAuthentication(
  config: Config,
  { credentialId, key, signatureCounter, transports }: Factor,
  passkey: PasskeySignature,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { rpID, origin } = getRelyingParty(config);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: credentialId ?? '',
        publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
        counter: signatureCounter,
        transports: parseTransports(transports),
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
