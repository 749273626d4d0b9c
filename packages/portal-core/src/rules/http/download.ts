import { missingFileMaxBytes } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';

/**
 * Gives what is wrong with a downloaded file by its HTTP status and its bytes (spec 8): not found
 * with 404 or 11 bytes and fewer, failed with any other error; undefined when it can be used.
 */
export function downloadProblem(httpStatus: number, bytes: number): MessageKey | undefined {
  if (httpStatus === 404) return 'download.notFound';
  if (httpStatus < 200 || httpStatus > 299) return 'download.failed';
  return bytes <= missingFileMaxBytes ? 'download.notFound' : undefined;
}
