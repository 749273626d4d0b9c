import { join } from 'node:path';
import type { DataLocations } from '../config.ts';
import { createFolderFiles } from './files.ts';
import type { Files } from './ports.ts';

/** Returns the folder of the uploaded files. */
export const getFilesFolder = ({ FILES_DIR, DATA_DIR }: DataLocations): string =>
  FILES_DIR === '' ? join(DATA_DIR, 'files') : FILES_DIR;

/** Creates the configured file store. */
export const createFiles = (places: DataLocations): Files =>
  createFolderFiles(getFilesFolder(places));
