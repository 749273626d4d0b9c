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
 * Writes a stream into a new file, compressed, readable by its owner only; the file gets its name when
 * all of it is on the disk. Throws when there is a file of that name.
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

/** Reads such a file; a damaged one ends the stream with an error. */
export function readBackupFile(path: string): Readable {
  const unpacked = createGunzip();
  createReadStream(path)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  return unpacked;
}
