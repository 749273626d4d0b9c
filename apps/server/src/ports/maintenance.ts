import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { DataLocations } from '../config.ts';
import { getFilesFolder } from './createFiles.ts';
import { openBucket } from './objectFiles.ts';
import type { Clock } from './ports.ts';

/** A maintenance of the portal; `until` is the time when it is expected to end, as ISO 8601. */
const Maintenance = v.object({ until: v.optional(v.pipe(v.string(), v.isoTimestamp())) });
export type Maintenance = v.InferOutput<typeof Maintenance>;

const checkIntervalMs = 2000;
const requestTimeoutMs = 1000;
// Not the name of an uploaded file, which has no dot.
const fileName = 'maintenance.json';

interface TextFile {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

function openDiskFile(path: string): TextFile {
  return {
    read: async () => {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '';
      }
    },
    write: async (text) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    },
    remove: () => rm(path, { force: true }),
  };
}

function openObject(places: DataLocations): TextFile {
  const bucket = openBucket(places, requestTimeoutMs);
  return {
    read: async () => (await bucket.getObject(fileName)) ?? undefined,
    write: async (text) => {
      await bucket.putObject(fileName, text, 'application/json');
    },
    remove: async () => {
      await bucket.deleteObject(fileName);
    },
  };
}

// All instances share the store of the uploaded files, and a command can write there while the server runs.
const openFile = (places: DataLocations): TextFile =>
  places.FILES_STORE === 's3'
    ? openObject(places)
    : openDiskFile(join(getFilesFolder(places), fileName));

function parse(text: string): Maintenance {
  try {
    return v.parse(Maintenance, JSON.parse(text));
  } catch {
    return {};
  }
}

async function read(file: TextFile): Promise<Maintenance | undefined> {
  const text = await file.read();
  return text === undefined ? undefined : parse(text);
}

/** Starts the maintenance of every instance; visitors get a page that says so. */
export const startMaintenance = (places: DataLocations, maintenance: Maintenance): Promise<void> =>
  openFile(places).write(JSON.stringify(maintenance));

/** Ends the maintenance. */
export const endMaintenance = (places: DataLocations): Promise<void> => openFile(places).remove();

/** Returns the present maintenance; a file that cannot be read counts as one without an end. */
export const readMaintenance = (places: DataLocations): Promise<Maintenance | undefined> =>
  read(openFile(places));

/**
 * Returns a function that returns the present maintenance, read again every two seconds. When the store does not answer,
 * it is what it was.
 */
export function watchMaintenance(places: DataLocations, clock: Clock) {
  const file = openFile(places);
  let checkedAt = -Infinity;
  let current: Promise<Maintenance | undefined> = Promise.resolve(undefined);
  return (): Promise<Maintenance | undefined> => {
    const now = clock().getTime();
    if (now - checkedAt >= checkIntervalMs) {
      checkedAt = now;
      const earlier = current;
      current = read(file).catch(() => earlier);
    }
    return current;
  };
}
