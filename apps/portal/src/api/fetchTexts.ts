import type { LoadTexts } from '../i18n/i18n.ts';
import type { Texts } from '../i18n/englishTexts.ts';
import { toHttpError } from './call/callError.ts';
import { fetchPlain, withTimeoutSignal } from './call/transport.ts';

/** Returns the texts of a namespace from `assets/i18n/{language}/{namespace}.json` (spec 7); never sealed. */
export const fetchTexts: LoadTexts = async (language, namespace) => {
  const address = `/assets/i18n/${language}/${namespace}.json`;
  // The same credentials mode as the preload in a prerendered page, or the browser would load the file twice.
  const response = await fetchPlain(address, {
    credentials: 'same-origin',
    signal: withTimeoutSignal(),
  });
  if (!response.ok) throw toHttpError(response);
  return (await response.json()) as Texts;
};
