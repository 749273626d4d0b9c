import type { Language } from '@temple-land/portal-core';

/** The names of the district and the tahasil of a journey in the record. */
export const places: Readonly<Record<Language, { district: string; tahasil: string }>> = {
  en: { district: 'Puri', tahasil: 'Brahmagiri' },
  or: { district: 'ପୁରୀ', tahasil: 'ବ୍ରହ୍ମଗିରି' },
  hi: { district: 'पुरी', tahasil: 'ब्रह्मगिरि' },
};
