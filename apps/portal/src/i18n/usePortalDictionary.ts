import type { Dictionary } from '@temple-land/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the words that the components of several pages share, in the language of the page. */
export function usePortalDictionary(): Partial<Dictionary> {
  const { t } = useTranslation(['common', 'specification']);
  return useMemo(() => {
    const closeLabel = t('common:shell.close');
    return {
      dialog: { closeLabel },
      externalLink: { note: t('common:shell.externalLink') },
      menuSheet: { title: t('common:shell.menu'), closeLabel },
    };
  }, [t]);
}
