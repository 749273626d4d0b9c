import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { DataLocations } from '../config.ts';
import { getFilesFolder } from './createFiles.ts';
import type { Clock } from './ports.ts';

/** A maintenance of the portal; `until` is the time when it is expected to end, as ISO 8601. */
const Maintenance = v.object({ until: v.optional(v.pipe(v.string(), v.isoTimestamp())) });
export type Maintenance = v.InferOutput<typeof Maintenance>;

const checkIntervalMs = 2000;

// All instances share the folder of the uploaded files, and a command can write there while the server runs.
const getPath = (places: DataLocations) => join(getFilesFolder(places), 'maintenance.json');

/** Starts the maintenance of every instance; visitors get a page that says so. */
export function startMaintenance(places: DataLocations, maintenance: Maintenance): void {
  const path = getPath(places);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(maintenance));
}

/** Ends the maintenance. */
export function endMaintenance(places: DataLocations): void {
  rmSync(getPath(places), { force: true });
}

/** Returns the present maintenance; a file that cannot be read counts as one without an end. */
export function readMaintenance(places: DataLocations): Maintenance | undefined {
  const path = getPath(places);
  if (!existsSync(path)) return undefined;
  try {
    return v.parse(Maintenance, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return existsSync(path) ? {} : undefined;
  }
}

/** Returns a function that returns the present maintenance, read again every two seconds. */
export function watchMaintenance(places: DataLocations, clock: Clock) {
  let checkedAt = -Infinity;
  let current: Maintenance | undefined;
  return (): Maintenance | undefined => {
    const now = clock().getTime();
    if (now - checkedAt >= checkIntervalMs) {
      checkedAt = now;
      current = readMaintenance(places);
    }
    return current;
  };
}
