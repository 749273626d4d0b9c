import type { Language } from '@temple-land/portal-core';
import { CallError } from './callError.ts';
import { fetchPlain } from './transport.ts';

/** Gives the page copy of a language, `assets/i18n/{lng}.json` (spec 7); never sealed. */
export async function fetchPageCopy(language: Language): Promise<Record<string, string>> {
  const response = await fetchPlain(`/assets/i18n/${language}.json`);
  if (!response.ok) throw new CallError('transport', `${response.status} ${response.statusText}`);
  return (await response.json()) as Record<string, string>;
}
