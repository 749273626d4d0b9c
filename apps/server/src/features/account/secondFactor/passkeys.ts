import { isIP } from 'node:net';
import { secondStepMs, type NewPasskey, type PasskeySignature } from '@temple-land/portal-core';
import { getPublicOrigin, type Config } from '../../../config.ts';
import type { Factor, NewFactor } from './factors.repository.ts';

// Loaded at the first use of a passkey, because the module is large.
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: the algorithms of phones, computers and security keys (COSE). */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Returns the relying party id and origin of passkeys. The id must be a domain name (WebAuthn, 5.1.3), so a portal at
 * an IP address uses localhost.
 */
function getRelyingParty(config: Config): { rpID: string; origin: string } {
  const { protocol, hostname, host, port } = new URL(getPublicOrigin(config));
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

/** Builds the options for signing in with one of a user's passkeys. */
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
  /** The name of the portal, which the device shows. */
  rpName: string;
}

/** Builds the options for creating a passkey. */
export function buildCreationOptions(config: Config, owner: PasskeyOwner, challenge: string) {
  const { rpID } = getRelyingParty(config);
  const { userId, loginId, fullName, factors, rpName } = owner;
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

/** Verifies the creation of a passkey and returns it; undefined if it is invalid. */
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
 * Verifies a signature of a passkey and returns its new signature counter; undefined if signature, challenge, origin or
 * relying party is wrong, the user was not verified, or the counter did not increase.
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
