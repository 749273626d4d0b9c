import { en, type Catalogue } from './en.ts';
import type { Language } from './languages.ts';

/** Gives the catalogue of a language; English is there at once, the others load when first asked for. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'or') return (await import('./or.ts')).or;
  if (language === 'hi') return (await import('./hi.ts')).hi;
  return en;
}
