import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const ownerOnly = 0o600;

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Writes a stream to a new compressed file that only its owner can read; the file gets its name when it is complete on
 * the disk. Throws if a file of that name exists.
 */
export async function writeBackupFile(path: string, source: Readable): Promise<void> {
  if (existsSync(path)) throw new Error(`The file ${path} already exists.`);
  const part = `${path}.part`;
  try {
    await pipeline(source, createGzip(), createWriteStream(part, { mode: ownerOnly }));
    await flush(part);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/** Reads a backup file; a damaged file ends the stream with an error. */
export function readBackupFile(path: string): Readable {
  const unpacked = createGunzip();
  createReadStream(path)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  return unpacked;
}
