import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofChallenge } from '@temple-land/portal-core';

/** Answers a challenge with the derived key; undefined when it could not be found. */
self.addEventListener('message', async ({ data }: MessageEvent<ProofChallenge>) => {
  const solution = await solveChallenge({ challenge: { parameters: data }, deriveKey }).catch(
    () => null,
  );
  self.postMessage(solution?.derivedKey, { transfer: [] });
});
