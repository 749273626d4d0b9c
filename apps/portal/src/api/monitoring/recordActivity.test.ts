import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { computeSessionDigest } from './recordActivity.ts';

// Requirement: UN-086
it('identifies sessions without revealing the token', () => {
  const digest = createHash('sha256').update('secret-token').digest('hex');
  expect(computeSessionDigest('secret-token')).toBe(digest.slice(0, 16));
});
