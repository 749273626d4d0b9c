import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StoredMediaType } from '../ports.ts';
import { sanitizePdf } from './sanitizePdf.ts';
import { sanitizePicture } from './sanitizePicture.ts';
import { Refusal } from './refusal.ts';

// Runs in a process of its own (see pool.ts): it gets a file by a message and answers with another one.

const lowPriority = 10;

/** A file to be written anew. */
export interface Job {
  bytes: Uint8Array;
  type: StoredMediaType;
}

const sanitizeFile = ({ bytes, type }: Job) =>
  type === 'application/pdf' ? sanitizePdf(bytes) : sanitizePicture(bytes, type);

async function runJob(job: Job) {
  try {
    return { bytes: await sanitizeFile(job) };
  } catch (error) {
    // The library throws errors of many kinds at a file that it cannot read.
    return { refused: error instanceof Refusal ? error.reason : 'damaged' };
  }
}

setPriority(lowPriority);
const watchdog = new Worker(new URL('watchdog.ts', import.meta.url));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const reportBusy = (isBusy: boolean) => watchdog.postMessage(isBusy);
process.on('message', async (job: Job) => {
  reportBusy(true);
  const result = await runJob(job);
  reportBusy(false);
  process.send?.(result);
});
process.on('disconnect', () => process.exit());
watchdog.once('online', () => process.send?.('ready'));
