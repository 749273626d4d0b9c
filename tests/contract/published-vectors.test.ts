import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as core from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import {
  parseHex as portalBytes,
  computeHmac as portalHash,
} from '../../apps/portal/src/api/address/hmac.ts';
import { createSigner } from '../../apps/portal/src/api/call/signer.ts';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { keyedHash as serverHash } from '../../apps/server/src/ports/keyedHash.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as unknown;

interface HashVector {
  name: string;
  key: string;
  data: string;
  hash: string;
}

interface Numbers {
  right: { number: string; source: string }[];
  wrong: { number: string; source: string }[];
}

const hashes = read('hmac-vectors.json') as HashVector[];
const { right, wrong } = read('verhoeff-vectors.json') as Numbers;
const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

describe('HMAC-SHA256', () => {
  it('has all seven published cases', () => {
    expect(hashes.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `RFC 4231, test case ${number}`),
    );
  });

  it.each(hashes)('at the server: $name', ({ key, data, hash }) => {
    expect(serverHash(bytesOf(key), bytesOf(data)).slice(0, hash.length)).toBe(hash);
  });

  it.each(hashes)('at the portal: $name', ({ key, data, hash }) => {
    const given = portalHash(portalBytes(key), portalBytes(data)).toString();
    expect(given.slice(0, hash.length)).toBe(hash);
  });

  // Requirements: EV-004, UN-061, UN-063
  it.each(hashes.slice(0, 2))('as both ends sign a text: $name', ({ key, data, hash }) => {
    const [secret, text] = [bytesOf(key).toString('utf8'), bytesOf(data).toString('utf8')];
    expect(createSigner(secret).sign(text)).toBe(hash);
    expect(createNodeSigner(secret).sign(text)).toBe(hash);
  });
});

/** The package as resolved from the folder of the client or the server. */
async function rulesAt(end: string) {
  const require = createRequire(new URL(`../../apps/${end}/package.json`, import.meta.url));
  return (await import(require.resolve('@temple-land/portal-core'))) as typeof core;
}

describe.each(['portal', 'server'])('the Verhoeff checksum at the %s', (end) => {
  // Requirement: VA-067
  it.each(right)('takes $number ($source)', async ({ number }) => {
    expect((await rulesAt(end)).isVerhoeff(number)).toBe(true);
  });

  it.each(wrong)('refuses $number ($source)', async ({ number }) => {
    expect((await rulesAt(end)).isVerhoeff(number)).toBe(false);
  });
});
