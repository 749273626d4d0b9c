import { loadCatalogue, loadOfficeTexts, type Language } from '@temple-land/portal-core';
import { i18n, startI18n, type LoadTexts } from '../../src/i18n/i18n.ts';
import type { Texts } from '../../src/i18n/englishTexts.ts';

const files = import.meta.glob<Texts>('../../public/assets/i18n/*/*.json', { import: 'default' });

const loadTexts: LoadTexts = async (language, namespace) => {
  if (namespace === 'specification') return loadCatalogue(language);
  if (namespace === 'office') return loadOfficeTexts(language);
  const load = files[`../../public/assets/i18n/${language}/${namespace}.json`];
  if (load === undefined) throw new Error(`There is no namespace ${namespace}.`);
  return load();
};

/** Shows the portal in a language, with the texts of the sources instead of those of a server. */
export async function setLanguage(language: Language): Promise<void> {
  if (!i18n.isInitialized) await startI18n(loadTexts, language);
  else if (i18n.language !== language) await i18n.changeLanguage(language);
}
