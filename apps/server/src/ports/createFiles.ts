import { join } from 'node:path';
import type { DataLocations } from '../config.ts';
import { createFolderFiles } from './files.ts';
import type { Files } from './ports.ts';

/** Opens the file store that the settings name. */
export function createFiles(places: DataLocations): Files {
  return createFolderFiles(
    places.FILES_DIR === '' ? join(places.DATA_DIR, 'files') : places.FILES_DIR,
  );
}
