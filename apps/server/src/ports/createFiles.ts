import { join } from 'node:path';
import type { DataLocations } from '../config.ts';
import { createFolderFiles } from './files.ts';
import type { Files } from './ports.ts';

/** Creates the configured file store. */
export function createFiles(places: DataLocations): Files {
  return createFolderFiles(
    places.FILES_DIR === '' ? join(places.DATA_DIR, 'files') : places.FILES_DIR,
  );
}
