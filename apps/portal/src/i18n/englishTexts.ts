import { loadCatalogue, loadOfficeTexts } from '@temple-land/portal-core';
import type { Namespace } from './resources.ts';

/** The texts of one namespace in one language, by key. */
export type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('../../public/assets/i18n/en/*.json', { import: 'default' });

/** Loads the bundled English texts of a namespace; rejects when they cannot be loaded. */
export async function loadEnglishTexts(namespace: Namespace): Promise<Texts> {
  if (namespace === 'specification') return loadCatalogue('en');
  if (namespace === 'office') return loadOfficeTexts('en');
  const load = files[`../../public/assets/i18n/en/${namespace}.json`];
  if (load === undefined) throw new Error(`There is no namespace ${namespace}.`);
  return load();
}
