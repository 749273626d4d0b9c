import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderFiles } from './files.ts';
import type { Files } from './ports.ts';

/** Opens the file store that the configuration names. */
export function openFiles(config: Config): Files {
  return folderFiles(config.FILES_DIR === '' ? join(config.DATA_DIR, 'files') : config.FILES_DIR);
}
