import { createCipheriv, createDecipheriv, timingSafeEqual } from 'node:crypto';
import { openAddress, type AddressCipher, type AddressPurpose } from '@temple-land/portal-core';
import type { Config } from '../config.ts';
import { keyedHash } from './keyedHash.ts';
import type { Random } from './ports.ts';

const ivBytes = 16;
const decoder = new TextDecoder('utf-8', { fatal: true });
const fromHex = (hex: string) => Buffer.from(hex, 'hex');

/** Creates the server's cipher for sealed addresses from the public address key. */
export function createNodeAddressCipher(key: string, random: Pick<Random, 'token'>): AddressCipher {
  const [encryptionKey, signingKey] = ['address encryption', 'address authentication'].map((use) =>
    fromHex(keyedHash(key, use)),
  ) as [Buffer, Buffer];
  return {
    randomIv: () => Buffer.from(random.token(ivBytes), 'base64url').toString('hex'),
    encrypt: (text, iv) => {
      const cipher = createCipheriv('aes-256-cbc', encryptionKey, fromHex(iv));
      return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
    },
    decrypt: (data, iv) => {
      const decipher = createDecipheriv('aes-256-cbc', encryptionKey, fromHex(iv));
      return decoder.decode(Buffer.concat([decipher.update(fromHex(data)), decipher.final()]));
    },
    sign: (text) => keyedHash(signingKey, text),
    equals: (a, b) => {
      const [left, right] = [Buffer.from(a), Buffer.from(b)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
  };
}

interface CipherKeys {
  config: Pick<Config, 'ADDRESS_KEY' | 'ADDRESS_KEY_PREVIOUS'>;
  random: Pick<Random, 'token'>;
}

/** Opens a sealed address with the address key or the previous one; undefined if it is invalid. */
export function decryptAddress(
  { config, random }: CipherKeys,
  purpose: AddressPurpose,
  address: string,
): string | undefined {
  const keys = [config.ADDRESS_KEY, config.ADDRESS_KEY_PREVIOUS].filter((key) => key !== '');
  for (const key of keys) {
    const text = openAddress(createNodeAddressCipher(key, random), purpose, address);
    if (text !== undefined) return text;
  }
  return undefined;
}
