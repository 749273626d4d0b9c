import type { Text } from '../i18n/useText.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Gives a size in bytes in words: 340 KB, 1.8 MB; never 0 for a file that has bytes. */
export function sizeText(bytes: number, t: Text['t']): string {
  if (bytes >= megabyte) return t('application.size.mb', { n: (bytes / megabyte).toFixed(1) });
  return t('application.size.kb', {
    n: bytes === 0 ? 0 : Math.max(1, Math.round(bytes / kilobyte)),
  });
}
