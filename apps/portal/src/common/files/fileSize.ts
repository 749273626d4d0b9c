import { localizeDigits } from '../../i18n/digits.ts';
import type { Translate } from '../../i18n/textKey.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Returns a size in bytes as text: 340 KB, 1.8 MB; at least 1 KB for a file that is not empty. */
export function formatFileSize(bytes: number, t: Translate): string {
  if (bytes >= megabyte)
    return t('common:application.size.mb', { n: localizeDigits((bytes / megabyte).toFixed(1)) });
  return t('common:application.size.kb', {
    n: bytes === 0 ? 0 : Math.max(1, Math.round(bytes / kilobyte)),
  });
}
