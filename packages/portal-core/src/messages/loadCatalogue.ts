import type { Catalogue } from './en.ts';
import type { Language } from './languages.ts';

/** Loads the catalogue of a language from its own file. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'or') return (await import('./or.ts')).or;
  if (language === 'hi') return (await import('./hi.ts')).hi;
  return (await import('./en.ts')).en;
}
