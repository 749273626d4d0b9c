import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { getDecryptionKey, getEncryptionKey, toLookup } from './fieldKeys.ts';

const ivBytes = 12;
const tagBytes = 16;

/** The first character of every encrypted value. */
export const sealMark = '~';

/**
 * Encrypts the value of a field (AES-256-GCM): `~keyId.ciphertext`, with `.lookup` when `searched` is given. The name of
 * the field is authenticated, so that a value is of no use in another column.
 */
export function encryptField(field: string, value: string, searched?: string): string {
  const { id, key } = getEncryptionKey();
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(field));
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  return `${sealMark}${id}.${bytes}${searched === undefined ? '' : `.${toLookup(searched)}`}`;
}

/** Returns whether a stored value is encrypted. */
export const isEncrypted = (stored: string): boolean => stored.startsWith(sealMark);

/** Decrypts the value of a field; throws if it was changed or its key is not configured. */
export function decryptField(field: string, stored: string): string {
  const [id = '', text = ''] = stored.slice(sealMark.length).split('.');
  const bytes = Buffer.from(text, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', getDecryptionKey(id), iv, {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(field));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
