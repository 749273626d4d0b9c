import { languages, parseOfferedLanguages, type Language } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';

/** Returns the languages in which the office offers the portal; all of them until its texts are there. */
export function useOfferedLanguages(): readonly Language[] {
  const { t } = useTranslation(['common', 'office']);
  const text = t('office:languages');
  return text.startsWith('en') ? parseOfferedLanguages(text) : languages;
}
