import { useTranslation } from 'react-i18next';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/**
 * Returns a function from a published text to the note that it is in English, for a text without a translation into
 * the language of the page; undefined for any other text.
 */
export function useEnglishNote(): (text: string) => string | undefined {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  return (text) =>
    langAttribute(text, language).lang === 'en' ? t('common:text.inEnglish') : undefined;
}
