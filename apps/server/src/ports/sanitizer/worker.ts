import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StoredMediaType } from '../ports.ts';
import { sanitizePdf } from './sanitizePdf.ts';
import { sanitizePicture } from './sanitizePicture.ts';
import { watermarkPdf } from './watermarkPdf.ts';
import { watermarkPicture } from './watermarkPicture.ts';
import { Refusal } from './refusal.ts';

// Runs in a separate process (see pool.ts): receives a file in a message and answers with the sanitised one.

const lowPriority = 10;

/** A file to sanitise, or to write a text across. */
export interface Job {
  bytes: Uint8Array;
  type: StoredMediaType;
  /** The text to write across a file that is already sanitised. */
  watermark?: string;
}

function processFile({ bytes, type, watermark }: Job): Promise<Uint8Array> {
  if (watermark === undefined)
    return type === 'application/pdf' ? sanitizePdf(bytes) : sanitizePicture(bytes, type);
  return type === 'application/pdf'
    ? watermarkPdf(bytes, watermark)
    : watermarkPicture(bytes, type, watermark);
}

async function runJob(job: Job) {
  try {
    return { bytes: await processFile(job) };
  } catch (error) {
    // The library throws various errors for unreadable files.
    return { refused: error instanceof Refusal ? error.reason : 'damaged' };
  }
}

setPriority(lowPriority);
const watchdog = new Worker(new URL('watchdog.ts', import.meta.url), { argv: [process.argv[2]] });
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
