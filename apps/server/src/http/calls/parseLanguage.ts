import { languages, type Language } from '@temple-land/portal-core';

/** Returns the portal language that a request asks for first; English when it asks for none of ours. */
export function parseLanguage(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
}
