import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSigner } from '../../apps/portal/src/api/call/signer.ts';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import {
  openRequest,
  openResponse,
  sealRequest,
  sealResponse,
} from '../../packages/portal-core/src/index.ts';

interface Vectors {
  key: string;
  seal: { name: string; value: unknown; data: string; token: string }[];
  refuse: { name: string; data: string; token: string; reason: string }[];
}

/** Computed once by a program that shares no code with the product. */
const { key, seal, refuse }: Vectors = JSON.parse(
  readFileSync(new URL('envelope-vectors.json', import.meta.url), 'utf8'),
);
const signers = [
  ['portal', createSigner(key)],
  ['server', createNodeSigner(key)],
] as const;

describe.each(signers)('the envelope at the %s', (_, signer) => {
  // Requirements: EV-003, EV-004, EV-005, UN-061, UN-063
  it.each(seal)('seals $name', ({ value, data, token }) => {
    expect(sealRequest(signer, value)).toEqual({ REQUEST_DATA: data, REQUEST_TOKEN: token });
    expect(sealResponse(signer, value)).toEqual({ RESPONSE_DATA: data, RESPONSE_TOKEN: token });
  });

  // Requirement: EV-003
  it.each(seal)('opens $name', ({ value, data, token }) => {
    const opened = { ok: true, value };
    expect(openRequest(signer, { REQUEST_DATA: data, REQUEST_TOKEN: token })).toEqual(opened);
    expect(openResponse(signer, { RESPONSE_DATA: data, RESPONSE_TOKEN: token })).toEqual(opened);
  });

  it.each(refuse)('refuses $name', ({ data, token, reason }) => {
    const refused = { ok: false, reason };
    expect(openRequest(signer, { REQUEST_DATA: data, REQUEST_TOKEN: token })).toEqual(refused);
    expect(openResponse(signer, { RESPONSE_DATA: data, RESPONSE_TOKEN: token })).toEqual(refused);
  });
});
