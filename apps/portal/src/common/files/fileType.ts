import { getFileExtension } from '@temple-land/portal-core';

/** Returns the type of a file as people name it, by its name: PDF, JPG; nothing for a name without an ending. */
export const fileType = (fileName: string): string | undefined =>
  getFileExtension(fileName).toUpperCase() || undefined;
