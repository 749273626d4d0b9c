import { createHash } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import type { Files } from '../../ports/ports.ts';
import { listStorageKeys } from '../backup/catalogue.ts';
import type { Database } from '../database.ts';
import { documents } from '../schema/documents.ts';

const parallel = 8;
// Later than every file.
const endOfTime = new Date('9999-12-31T00:00:00Z');

/** A file that cannot be copied: it is in neither store, or is not what its row says. */
export interface FileFault {
  key: string;
  fault: 'missing' | 'changed';
}

/** The result of a copy: files that were copied now, that were there already, and faults. */
export interface CopyResult {
  copied: number;
  present: number;
  removed: number;
  faults: FileFault[];
}

/** What is copied from where to where. */
export interface Copy {
  db: Database;
  from: Files;
  to: Files;
  /** Removes each file from the first store when the second one has given it back unchanged. */
  isMove: boolean;
  onProgress?: (done: number, all: number) => void;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns every file of the database and of the first store, with the hash in its row. */
async function listFiles({ db, from }: Copy): Promise<[key: string, sha256: string | undefined][]> {
  const rows = await db
    .select({ key: documents.storageKey, sha256: documents.sha256 })
    .from(documents)
    .where(isNotNull(documents.storageKey));
  const hashes = new Map(rows.map(({ key, sha256 }) => [key ?? '', sha256]));
  const keys = new Set(await listStorageKeys(db));
  for await (const key of from.olderThan(endOfTime)) keys.add(key);
  return [...keys].map((key) => [key, hashes.get(key)]);
}

async function hashIn(files: Files, key: string): Promise<string | undefined> {
  const bytes = await files.get(key);
  return bytes && hashOf(bytes);
}

type Outcome = 'copied' | 'present' | FileFault['fault'];

async function copyFile({ from, to }: Copy, key: string, known?: string): Promise<Outcome> {
  const there = await hashIn(to, key);
  if (there !== undefined && there === known) return 'present';
  const bytes = await from.get(key);
  // Without a hash in a row, a file that an earlier run has moved is believed.
  if (bytes === undefined)
    return there !== undefined && known === undefined ? 'present' : 'missing';
  const sha256 = hashOf(bytes);
  if (known !== undefined && sha256 !== known) return 'changed';
  if (there === sha256) return 'present';
  await to.put(key, bytes);
  if ((await hashIn(to, key)) === sha256) return 'copied';
  throw new Error('The store gave a file back that differs from what was written.');
}

/** Returns whether a row still names a file; a running server can have deleted both. */
async function isStillNamed(db: Database, key: string): Promise<boolean> {
  return (await listStorageKeys(db)).includes(key);
}

/**
 * Copies every file from one store to the other and reads it back. A file that the second store has already stays, so an
 * interrupted copy continues.
 */
export async function copyFiles(copy: Copy): Promise<CopyResult> {
  const { db, from, isMove, onProgress } = copy;
  const waiting = await listFiles(copy);
  const all = waiting.length;
  const result: CopyResult = { copied: 0, present: 0, removed: 0, faults: [] };
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [key, known] = next;
      const outcome = await copyFile(copy, key, known);
      if (outcome === 'copied' || outcome === 'present') {
        result[outcome] += 1;
        if (isMove) await from.remove(key);
        if (isMove) result.removed += 1;
      } else if (await isStillNamed(db, key)) result.faults.push({ key, fault: outcome });
      onProgress?.(all - waiting.length, all);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return result;
}
