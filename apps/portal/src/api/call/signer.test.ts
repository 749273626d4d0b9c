import { createHmac } from 'node:crypto';
import { openResponse, sealRequest, sealResponse } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { createSigner } from './signer.ts';

const key = 'a key';
const signer = createSigner(key);
const texts = ['', '{"a":1}', 'ମନ୍ଦିର ଭୂମି', 'मंदिर', '😀 ₹ é', 'x'.repeat(5000)];

describe.each(texts)('the portal’s signer on %j', (text) => {
  it('encodes as the platform does', () => {
    expect(signer.encode(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
    expect(signer.decode(signer.encode(text))).toBe(text);
  });

  it('signs as the platform does', () => {
    expect(signer.sign(text)).toBe(createHmac('sha256', key).update(text, 'utf8').digest('hex'));
  });
});

it('opens what was sealed with its key and nothing else', () => {
  const sealed = sealResponse(signer, { status: 200, result: 'ଜମି' });
  expect(openResponse(signer, sealed)).toEqual({ ok: true, value: { status: 200, result: 'ଜମି' } });
  expect(openResponse(createSigner('another'), sealed)).toEqual({ ok: false, reason: 'token' });
  expect(sealRequest(signer, {}).REQUEST_DATA).toBe('e30=');
});
