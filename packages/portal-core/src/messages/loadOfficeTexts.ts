import type { Language } from './languages.ts';
import type { OfficeTexts } from './officeTexts.ts';

/** Loads the texts about the sample office in a language. */
export async function loadOfficeTexts(language: Language): Promise<OfficeTexts> {
  const { buildOfficeTexts, sampleOffice } = await import('./officeTexts.ts');
  return buildOfficeTexts(sampleOffice, language);
}
