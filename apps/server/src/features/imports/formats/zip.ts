import { createWriteStream } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { limits } from './limits.ts';
import { UnreadableFile } from './sourceTable.ts';

const isFolder = ({ fileName }: Entry) => fileName.endsWith('/');

function refuseEntry(name: string, entry: Entry, total: number): void {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw new UnreadableFile(`${name} is encrypted.`);
  const isBomb =
    total > limits.unpackedBytes ||
    uncompressedSize > limits.compression * (compressedSize + 1_000);
  if (isBomb)
    throw new UnreadableFile(`${name}: ${fileName} unpacks to more data than its size explains.`);
}

/** Returns the entries of an archive; throws when a path leads outside of it, or when it would unpack to too much. */
async function listEntries(zip: ZipFile, name: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    refuseEntry(name, entry, total);
    entries.push(entry);
    if (entries.length > limits.zipEntries)
      throw new UnreadableFile(`${name} has more than ${limits.zipEntries} files.`);
  }
  return entries;
}

async function withArchive<Result>(
  path: string,
  name: string,
  work: (zip: ZipFile, entries: Entry[]) => Promise<Result>,
): Promise<Result> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    return await work(zip, await listEntries(zip, name));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`${name} is not a sound archive: ${reason}.`, { cause: error });
  } finally {
    zip?.close();
  }
}

/** Throws when a file is not an archive, or one that is dangerous to unpack; returns how many bytes it unpacks to. */
export function checkArchive(path: string, name: string): Promise<number> {
  return withArchive(path, name, async (_zip, entries) =>
    entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
  );
}

/**
 * Unpacks those files of an archive that have one of the extensions, into a folder without subfolders; returns their
 * names, with the extension in small letters.
 */
export function unpack(
  path: string,
  name: string,
  folder: string,
  extensions: readonly string[],
): Promise<string[]> {
  return withArchive(path, name, async (zip, entries) => {
    const names: string[] = [];
    for (const entry of entries) {
      const { name: base, ext } = parse(basename(entry.fileName));
      const file = base + ext.toLowerCase();
      const isWanted = extensions.some((extension) => file.endsWith(extension));
      if (isFolder(entry) || !isWanted) continue;
      // The library checks that an entry has exactly the size that the archive declares.
      const stream = await zip.openReadStreamPromise(entry);
      await pipeline(stream, createWriteStream(join(folder, file), { flags: 'wx' }));
      names.push(file);
    }
    return names;
  });
}
