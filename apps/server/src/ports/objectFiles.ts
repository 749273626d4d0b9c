import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { DataLocations } from '../config.ts';
import { checkFileKey, isFileKey } from './fileKeys.ts';
import type { Files } from './ports.ts';

const retryAfterMs = [200, 800] as const;
const pageSize = 1000;
const firstServerError = 500;

/** The settings of a bucket. */
export type BucketSettings = Pick<
  DataLocations,
  'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>;

/** The store did not do what it was asked for; a call is answered with 503 and can be made again. */
export class FilesUnavailable extends Error {
  readonly statusCode = 503;
}

// A refusal does not change when it is asked again.
const isPassing = (error: unknown) =>
  !(error instanceof S3ServiceError) || error.status >= firstServerError || error.status === 429;

/** Asks the store, and again when it did not answer; each of its requests can be repeated. */
async function askStore<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const waitMs of [...retryAfterMs, undefined]) {
    try {
      return await ask();
    } catch (error) {
      if (waitMs === undefined || !isPassing(error)) {
        const cause = error instanceof Error ? error.message : '';
        throw new FilesUnavailable(`The file store did not answer: ${cause}`, { cause: error });
      }
      await sleep(waitMs);
    }
  }
  throw new FilesUnavailable('The file store did not answer.');
}

/** Opens the bucket of the settings; nothing is asked yet. */
export const openBucket = (
  { S3_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: BucketSettings,
  requestAbortTimeout: number,
): S3mini =>
  new S3mini({
    endpoint: S3_URL,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
    requestAbortTimeout,
  });

/**
 * Throws when the bucket is not there or the keys may not use it: a store without a bucket looks like one without
 * files.
 */
export async function checkBucket(bucket: S3mini): Promise<void> {
  if (await askStore(() => bucket.bucketExists())) return;
  throw new Error('S3_URL: the bucket is not there, or S3_ACCESS_KEY may not use it.');
}

/**
 * Creates a file store in a bucket. The store answers a write when it has kept the whole file, which it compares with
 * its hash first.
 */
export function createObjectFiles(bucket: S3mini): Files {
  return {
    put: async (key, bytes) => {
      checkFileKey(key);
      const sha256 = createHash('sha256').update(bytes).digest('base64');
      const headers = { 'x-amz-checksum-sha256': sha256 } as const;
      await askStore(() => bucket.putObject(key, bytes, undefined, undefined, headers));
    },
    get: async (key) => {
      checkFileKey(key);
      const found = await askStore(() => bucket.getObjectArrayBuffer(key));
      return found === null ? undefined : new Uint8Array(found);
    },
    remove: async (key) => {
      checkFileKey(key);
      await askStore(() => bucket.deleteObject(key));
    },
    async *olderThan(moment) {
      let next: string | undefined;
      do {
        const after = next;
        const page = await askStore(() => bucket.listObjectsPaged('/', '', pageSize, after));
        for (const { Key, LastModified } of page?.objects ?? []) {
          if (isFileKey(Key) && new Date(LastModified) < moment) yield Key;
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}
