import type { LoadTexts } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/englishTexts.ts';
import { httpError } from './callError.ts';
import { fetchPlain, withTimeoutSignal } from './transport.ts';

/** Loads a file of texts, `assets/i18n/{language}/{namespace}.json` (spec 7); never sealed. */
export const fetchTexts: LoadTexts = async (language, namespace) => {
  const address = `/assets/i18n/${language}/${namespace}.json`;
  const response = await fetchPlain(address, { signal: withTimeoutSignal() });
  if (!response.ok) throw httpError(response);
  return (await response.json()) as Texts;
};
