import { sealResponse } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { parseFrame, reconnectDelayMs } from './liveChannel.ts';
import { createSigner } from './call/signer.ts';

const signer = createSigner('key');
const ring = {
  type: 'message',
  destination: '/topic/notification',
  body: { userId: 7, count: 2 },
};

describe('parseFrame', () => {
  // Requirement: CA-064
  it('opens a sealed message', () => {
    expect(parseFrame(signer, JSON.stringify(sealResponse(signer, ring)))).toEqual(ring);
  });

  it.each([
    ['a forged message', JSON.stringify(sealResponse(createSigner('other'), ring))],
    ['another topic', JSON.stringify(sealResponse(signer, { ...ring, destination: '/topic/x' }))],
    ['an open message', JSON.stringify(ring)],
    ['no JSON', 'hello'],
  ])('drops %s', (_what, text) => {
    expect(parseFrame(signer, text)).toBeUndefined();
  });
});

it('doubles the delay after each lost connection, up to half a minute', () => {
  expect([0, 1, 2, 5, 20].map(reconnectDelayMs)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});
