import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { writeOpenFile, type OpenFileContent } from './writeOpenFile.ts';

/** The size and the SHA-256 of a file. */
export interface OpenChecksum {
  bytes: number;
  sha256: string;
}

const cached = new WeakMap<
  Database,
  Map<string, { version: string; checksum: Promise<OpenChecksum> }>
>();

async function computeChecksum(db: Database, content: OpenFileContent): Promise<OpenChecksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of writeOpenFile(db, content)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Returns the checksum of a file in a version, which each instance computes once: a file of the same version is the same.
 * Who waits longer than an answer may take finds it at the next request.
 */
export async function findChecksum(
  db: Database,
  content: OpenFileContent,
  version: string,
): Promise<OpenChecksum> {
  const known =
    cached.get(db) ?? new Map<string, { version: string; checksum: Promise<OpenChecksum> }>();
  cached.set(db, known);
  const key = JSON.stringify(content);
  const before = known.get(key);
  if (before?.version === version) return before.checksum;
  const checksum = computeChecksum(db, content);
  known.set(key, { version, checksum });
  checksum.catch(() => known.delete(key));
  return checksum;
}
