import * as officer from '../officer/officerTexts.ts';

/** English texts of the dialog. */
export const english = {
  officer: officer.english,
  title: 'Search Plot',
  fields: ['District Name', 'Tahasil Name', 'Mouza Name', 'Khatian No'],
  select: (label: string) => `Select ${label}`,
  first: (label: string) => `Choose ${label} first`,
  districts: ['Puri', 'Khordha', 'Jagatsinghpur'],
  next: {
    Puri: ['Brahmagiri', 'Krushnaprasad'],
    Brahmagiri: ['Rebana Nuagaon', 'Satapada'],
  } as Record<string, readonly string[]>,
  khatians: ['112/47', '112/48'],
  search: 'Search',
  cancel: 'Cancel',
};

/** Texts of the dialog in one language. */
export type SearchPlotTexts = typeof english;

/** Odia texts of the dialog. */
export const odia: SearchPlotTexts = {
  officer: officer.odia,
  title: 'ପ୍ଲଟ ଖୋଜନ୍ତୁ',
  fields: ['ଜିଲ୍ଲାର ନାମ', 'ତହସିଲର ନାମ', 'ମୌଜାର ନାମ', 'ଖତିୟାନ ନମ୍ବର'],
  select: (label) => `${label} ବାଛନ୍ତୁ`,
  first: (label) => `ପ୍ରଥମେ ${label} ବାଛନ୍ତୁ`,
  districts: ['ପୁରୀ', 'ଖୋର୍ଦ୍ଧା', 'ଜଗତସିଂହପୁର'],
  next: { ପୁରୀ: ['ବ୍ରହ୍ମଗିରି', 'କୃଷ୍ଣପ୍ରସାଦ'], ବ୍ରହ୍ମଗିରି: ['ରେବଣା ନୂଆଗାଁ', 'ସାତପଡ଼ା'] },
  khatians: ['112/47', '112/48'],
  search: 'ଖୋଜନ୍ତୁ',
  cancel: 'ବାତିଲ',
};
