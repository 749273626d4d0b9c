import type { lib } from 'crypto-js';
import Hex from 'crypto-js/enc-hex';
import hmacSha256 from 'crypto-js/hmac-sha256';

type Data = string | lib.WordArray;

/** Returns the HMAC-SHA256 of data; strings are hashed as UTF-8. */
export function computeHmac(key: Data, data: Data): lib.WordArray {
  return hmacSha256(data, key);
}

/** Returns the bytes of hex digits as a word array of crypto-js. */
export const parseHex = (hex: string): lib.WordArray => Hex.parse(hex);
