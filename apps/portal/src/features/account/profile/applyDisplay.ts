import type { Profile } from '@temple-land/portal-core';
import { chooseLanguage } from '../../../i18n/i18n.ts';
import { setFontSize } from '../../../state/fontSize.ts';

/** Shows the pages of this device in the language and the text size that the account has chosen, if it has. */
export function applyDisplay({
  pageLanguage,
  textSize,
}: Pick<Profile, 'pageLanguage' | 'textSize'>): void {
  if (textSize !== undefined) setFontSize(textSize);
  if (pageLanguage !== undefined) void chooseLanguage(pageLanguage);
}
