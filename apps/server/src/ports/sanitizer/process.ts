import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { KeptType } from '../ports.ts';
import { rewritePdf } from './pdf.ts';
import { redrawPicture } from './picture.ts';
import { Refusal } from './refusal.ts';

// Runs in a process of its own (see pool.ts): it gets a file by a message and answers with another one.

const lowPriority = 10;

/** A file to be written anew. */
export interface Job {
  bytes: Uint8Array;
  type: KeptType;
}

const rewrite = ({ bytes, type }: Job) =>
  type === 'application/pdf' ? rewritePdf(bytes) : redrawPicture(bytes, type);

async function answer(job: Job) {
  try {
    return { bytes: await rewrite(job) };
  } catch (error) {
    // The library throws errors of many kinds at a file that it cannot read.
    return { refused: error instanceof Refusal ? error.reason : 'damaged' };
  }
}

setPriority(lowPriority);
const watchdog = new Worker(new URL('watchdog.ts', import.meta.url));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const watch = (isBusy: boolean) => watchdog.postMessage(isBusy);
process.on('message', async (job: Job) => {
  watch(true);
  const result = await answer(job);
  watch(false);
  process.send?.(result);
});
process.on('disconnect', () => process.exit());
watchdog.once('online', () => process.send?.('ready'));
