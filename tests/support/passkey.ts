import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { NewPasskey, PasskeySignature } from '@temple-land/portal-core';

/** The origin of the browser, and the user checks of the authenticator. */
interface Seen {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  /** Added to the signature counter; 0 simulates a cloned authenticator. */
  raise?: number;
}

/** A software authenticator with one key and one counter. */
export interface TestPasskey {
  create(challenge: string, seen?: Seen): NewPasskey;
  sign(challenge: string, seen?: Seen): PasskeySignature;
}

const present = 1;
const verified = 4;
const withKey = 64;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');
// CBOR map of three entries: fmt "none", attStmt {}, authData with a two-byte length (RFC 8949).
const attestationHead = Buffer.from(
  'a363666d74646e6f6e656761747453746d74a068617574684461746159',
  'hex',
);

/** Returns an authenticator for the portal of the tests. */
export function testPasskey(name = 'a'): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) => Buffer.from(value, 'base64url');
  // CBOR map of five entries: key type EC2, algorithm ES256, curve P-256, x and y (RFC 9053).
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    coordinate(x),
    Buffer.from('225820', 'hex'),
    coordinate(y),
  ]);
  const credential = Buffer.from(name.padEnd(32, name));
  const id = text(credential);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, { rpId = 'localhost', isVerified = true, raise = 1 }: Seen) => {
    counter += raise;
    const head = Buffer.alloc(37);
    sha256(rpId).copy(head);
    head[32] = present | flags | (isVerified ? verified : 0);
    head.writeUInt32BE(counter, 33);
    return head;
  };
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    create: (challenge, seen = {}) => {
      const { origin = 'http://localhost:8080' } = seen;
      const length = Buffer.from([0, credential.length]);
      const parts = [authData(withKey, seen), Buffer.alloc(16), length, credential, coseKey];
      const data = Buffer.concat(parts);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      const response = {
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(Buffer.concat([attestationHead, size, data])),
        transports: ['internal'],
      };
      return { ...shared, response };
    },
    sign: (challenge, seen = {}) => {
      const { origin = 'http://localhost:8080' } = seen;
      const data = authData(0, seen);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
      return { ...shared, response };
    },
  };
}
