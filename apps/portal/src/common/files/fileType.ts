import { getFileExtension } from '@temple-land/portal-core';

/** Returns the type of a file by its extension: PDF, JPG; undefined without an extension. */
export const getFileType = (fileName: string): string | undefined =>
  getFileExtension(fileName).toUpperCase() || undefined;
