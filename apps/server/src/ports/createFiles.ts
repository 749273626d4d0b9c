import { join } from 'node:path';
import type { DataLocations } from '../config.ts';
import { createFolderFiles } from './files.ts';
import { checkBucket, createObjectFiles, openBucket } from './objectFiles.ts';
import type { Files } from './ports.ts';

const requestTimeoutMs = 15_000;

/** Where uploaded files can be. */
export type FileStore = DataLocations['FILES_STORE'];

/** Returns the folder of the uploaded files. */
export const getFilesFolder = ({
  FILES_DIR,
  DATA_DIR,
}: Pick<DataLocations, 'FILES_DIR' | 'DATA_DIR'>): string =>
  FILES_DIR === '' ? join(DATA_DIR, 'files') : FILES_DIR;

/** Creates the configured file store, or another one that the settings describe. */
export const createFiles = (places: DataLocations, store: FileStore = places.FILES_STORE): Files =>
  store === 's3'
    ? createObjectFiles(openBucket(places, requestTimeoutMs))
    : createFolderFiles(getFilesFolder(places));

/** Throws when a file store cannot be used. */
export async function checkFileStore(
  places: DataLocations,
  store: FileStore = places.FILES_STORE,
): Promise<void> {
  if (store === 's3') await checkBucket(openBucket(places, requestTimeoutMs));
}

/** Returns the place of the uploaded files in words. */
export const describeFileStore = (places: DataLocations, store = places.FILES_STORE): string =>
  store === 's3' ? `bucket ${places.S3_URL}` : `folder ${getFilesFolder(places)}`;
