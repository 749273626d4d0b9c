import { missingFileMaxBytes } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';

/**
 * Returns the error message for a downloaded file by HTTP status and size in bytes (spec 8): not found
 * for 404 or at most 11 bytes, failed for any other error; undefined without an error.
 */
export function getDownloadError(httpStatus: number, bytes: number): MessageKey | undefined {
  if (httpStatus === 404) return 'download.notFound';
  if (httpStatus < 200 || httpStatus > 299) return 'download.failed';
  return bytes <= missingFileMaxBytes ? 'download.notFound' : undefined;
}
