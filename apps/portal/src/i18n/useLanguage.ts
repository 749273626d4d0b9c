import type { Language } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { languageOf } from './language.ts';

/** Returns the language of the page. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n);
