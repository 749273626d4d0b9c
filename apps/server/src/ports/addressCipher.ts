import { createCipheriv, createDecipheriv, timingSafeEqual } from 'node:crypto';
import type { AddressCipher } from '@temple-land/portal-core';
import { keyedHash } from './keyedHash.ts';
import type { Random } from './ports.ts';

const ivBytes = 16;
const decoder = new TextDecoder('utf-8', { fatal: true });
const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

/** The server's end of hidden addresses, from the public address key and the port of random. */
export function nodeAddressCipher(key: string, random: Pick<Random, 'token'>): AddressCipher {
  const [encryptionKey, signingKey] = ['address encryption', 'address authentication'].map((use) =>
    bytesOf(keyedHash(key, use)),
  ) as [Buffer, Buffer];
  return {
    randomIv: () => Buffer.from(random.token(ivBytes), 'base64url').toString('hex'),
    encrypt: (text, iv) => {
      const cipher = createCipheriv('aes-256-cbc', encryptionKey, bytesOf(iv));
      return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
    },
    decrypt: (data, iv) => {
      const decipher = createDecipheriv('aes-256-cbc', encryptionKey, bytesOf(iv));
      return decoder.decode(Buffer.concat([decipher.update(bytesOf(data)), decipher.final()]));
    },
    sign: (text) => keyedHash(signingKey, text),
    equals: (a, b) => {
      const [left, right] = [Buffer.from(a), Buffer.from(b)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
  };
}
