import { languages, type Language } from '@temple-land/portal-core';

/** Returns the first portal language of an Accept-Language header; English without one. */
export function parseLanguage(header: string | undefined): Language {
  const accepted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    accepted.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en'
  );
}
