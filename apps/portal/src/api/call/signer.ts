import type { Signer } from '@temple-land/portal-core';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import { computeHmac } from '../address/hmac.ts';

/**
 * Returns the portal's signer for a key. It needs no secure context, so it also works on plain-http
 * intranets, where Web Crypto does not exist. The key is public: see decision 0002.
 */
export function createSigner(key: string): Signer {
  return {
    encode: (text) => Base64.stringify(Utf8.parse(text)),
    decode: (base64) => Utf8.stringify(Base64.parse(base64)),
    sign: (data) => computeHmac(key, data).toString(),
    equals: (a, b) => a === b,
  };
}
