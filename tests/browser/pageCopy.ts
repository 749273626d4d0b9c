import { readFileSync } from 'node:fs';
import type { Language } from '@temple-land/portal-core';
import type english from '../../apps/portal/public/assets/i18n/en.json';

/** Gives the page copy of a language as the portal serves it. */
export function pageCopy(language: Language): typeof english {
  const file = new URL(`../../apps/portal/public/assets/i18n/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as typeof english;
}
