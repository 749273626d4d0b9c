import { openAddress, type AddressCipher, type AddressPurpose } from '@temple-land/portal-core';
import AES from 'crypto-js/aes';
import Core from 'crypto-js/core';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import { getConfiguration } from '../configuration/configuration.ts';
import { parseHex, computeHmac } from './hmac.ts';

const ivBytes = 16;

/** Returns the cipher of hidden addresses. It works without a secure context. The key is public: see decision 0002. */
export function createAddressCipher(key: string): AddressCipher {
  const encryptionKey = computeHmac(key, 'address encryption');
  const signingKey = computeHmac(key, 'address authentication');
  return {
    randomIv: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(ivBytes));
      return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    encrypt: (text, iv) =>
      AES.encrypt(Utf8.parse(text), encryptionKey, { iv: parseHex(iv) }).ciphertext.toString(Hex),
    decrypt: (data, iv) => {
      const hidden = Core.lib.CipherParams.create({ ciphertext: parseHex(data) });
      return AES.decrypt(hidden, encryptionKey, { iv: parseHex(iv) }).toString(Utf8);
    },
    sign: (text) => computeHmac(signingKey, text).toString(Hex),
    equals: (a, b) => a === b,
  };
}

/** Returns the cipher with the configured address key. */
export async function getAddressCipher(): Promise<AddressCipher> {
  return createAddressCipher((await getConfiguration()).addressKey);
}

/** Returns the text that an address hides under the address key or the one before; undefined when it hides none. */
export async function openHiddenAddress(
  purpose: AddressPurpose,
  address: string,
): Promise<string | undefined> {
  const { addressKey, previousAddressKey } = await getConfiguration();
  const keys = [addressKey, previousAddressKey].filter((key) => key !== '');
  for (const key of keys) {
    const text = openAddress(createAddressCipher(key), purpose, address);
    if (text !== undefined) return text;
  }
  return undefined;
}
