import { createHash } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkFileKey, isFileKey } from './fileKeys.ts';
import type { Files } from './ports.ts';

const temporarySuffix = '.part';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) await syncFolder(dirname(first));
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFilesBelow(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (entry.isFile()) yield join(entry.parentPath, entry.name);
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Returns folder and path of a file: files are distributed over 256 folders by the hash of the key. */
function getPath(root: string, key: string) {
  checkFileKey(key);
  const folder = join(root, createHash('sha256').update(key).digest('hex').slice(0, 2));
  return { folder, path: join(folder, key) };
}

/**
 * Creates a file store in a folder. A file is written under a temporary name, flushed and renamed, so that it is never
 * incomplete; the folder is flushed too.
 */
export function createFolderFiles(root: string): Files {
  return {
    put: async (key, bytes) => {
      const { folder, path } = getPath(root, key);
      await makeFolder(folder);
      await writeDurably(path + temporarySuffix, bytes);
      await rename(path + temporarySuffix, path);
      await syncFolder(folder);
    },
    get: async (key) => {
      try {
        return await readFile(getPath(root, key).path);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(getPath(root, key).path, { force: true }),
    async *olderThan(moment) {
      for await (const path of listFilesBelow(root)) {
        const found = await stat(path).catch(() => undefined);
        if (found === undefined || found.mtime >= moment) continue;
        const name = basename(path);
        if (path.endsWith(temporarySuffix)) await rm(path, { force: true });
        else if (isFileKey(name)) yield name;
      }
    },
  };
}
