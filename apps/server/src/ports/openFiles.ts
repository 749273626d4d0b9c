import { join } from 'node:path';
import type { Places } from '../config.ts';
import { folderFiles } from './files.ts';
import type { Files } from './ports.ts';

/** Opens the file store that the settings name. */
export function openFiles(places: Places): Files {
  return folderFiles(places.FILES_DIR === '' ? join(places.DATA_DIR, 'files') : places.FILES_DIR);
}
