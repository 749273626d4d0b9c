import type { Catalogue } from './en.ts';
import type { Language } from './languages.ts';

/** Gives the catalogue of a language, each a file that loads when it is first asked for. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'or') return (await import('./or.ts')).or;
  if (language === 'hi') return (await import('./hi.ts')).hi;
  return (await import('./en.ts')).en;
}
