import type { Dictionary } from '@temple-land/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createDateWords } from './createDateWords.ts';
import { useLanguage } from './useLanguage.ts';

/** Returns the words that the components of several pages share, in the language of the page. */
export function usePortalDictionary(): Partial<Dictionary> {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  return useMemo(() => {
    const closeLabel = t('common:shell.close');
    return {
      dateField: createDateWords(t, language),
      dialog: { closeLabel },
      externalLink: { note: t('common:shell.externalLink') },
      menuSheet: { title: t('common:shell.menu'), closeLabel },
    };
  }, [t, language]);
}
