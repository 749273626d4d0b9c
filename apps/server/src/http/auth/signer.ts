import { timingSafeEqual } from 'node:crypto';
import { openRequest, type Signer } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { keyedHash } from '../../ports/keyedHash.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Creates the server's signer of envelopes, which compares hashes in constant time. */
export function createNodeSigner(key: string): Signer {
  return {
    encode: (text) => Buffer.from(text, 'utf8').toString('base64'),
    decode: (data) => {
      if (!base64.test(data)) throw new Error('The data is not base64.');
      return decoder.decode(Buffer.from(data, 'base64'));
    },
    sign: (data) => keyedHash(key, data),
    equals: (a, b) => {
      const [left, right] = [Buffer.from(a), Buffer.from(b)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
  };
}

/** Returns the signer of a sealed body, among the accepted keys. */
export type SignerFinder = (body: unknown) => Signer;

/**
 * Creates a function that finds the signer of a body: that of `ENVELOPE_KEY`, or of the previous key for pages opened
 * before the key changed, which also get their answers with it.
 */
export function createSignerFinder({ ENVELOPE_KEY, ENVELOPE_KEY_PREVIOUS }: Config): SignerFinder {
  const signer = createNodeSigner(ENVELOPE_KEY);
  if (ENVELOPE_KEY_PREVIOUS === '') return () => signer;
  const previous = createNodeSigner(ENVELOPE_KEY_PREVIOUS);
  return (body) => (openRequest(previous, body).ok ? previous : signer);
}
