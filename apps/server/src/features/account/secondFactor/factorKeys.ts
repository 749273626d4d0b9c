import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Context } from '../../../handler.ts';
import {
  getCurrentKey,
  getDerivedKey,
  hmac,
  listSigningKeys,
  type SigningKey,
} from '../../../ports/signingKeys.ts';

type KeyContext = Pick<Context, 'config'>;

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the key of an authenticator app with the current key (AES-256-GCM, base64url). */
export function encryptKey(
  { config, random }: KeyContext & Pick<Context, 'random'>,
  key: Buffer,
): string {
  const iv = Buffer.from(random.token(ivBytes), 'base64url');
  const sealing = getDerivedKey(getCurrentKey(config), 'authenticator keys');
  const cipher = createCipheriv('aes-256-gcm', sealing, iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decryptWithKey(signingKey: SigningKey, bytes: Buffer): Buffer | undefined {
  const iv = bytes.subarray(0, ivBytes);
  const key = getDerivedKey(signingKey, 'authenticator keys');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  try {
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Decrypts the key of an authenticator app; undefined if its encryption key is not configured. */
export function decryptKey({ config }: KeyContext, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of listSigningKeys(config)) {
    const opened = decryptWithKey(key, bytes);
    if (opened) return opened;
  }
  return undefined;
}

/** Returns the hashes of a recovery code with each configured key, the current key first. */
export function hashRecoveryCode({ config }: KeyContext, userId: number, code: string): string[] {
  return listSigningKeys(config).map((key) =>
    hmac(key, 'recovery codes', `${userId}:${code}`).toString('hex'),
  );
}
