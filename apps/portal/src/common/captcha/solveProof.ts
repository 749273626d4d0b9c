import { getProofAnswer, type ProofChallenge } from '@temple-land/portal-core';

/** Returns the answer to a challenge, computed in a worker, so that the page stays responsive; throws if it fails. */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  try {
    const derivedKey = await new Promise<string | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string | undefined>) =>
        resolve(data),
      );
      worker.addEventListener('error', reject);
      worker.postMessage(challenge, []);
    });
    if (derivedKey === undefined) throw new Error('The proof of work was not found.');
    return getProofAnswer(derivedKey);
  } finally {
    worker.terminate();
  }
}
