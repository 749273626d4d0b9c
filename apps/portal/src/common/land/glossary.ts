import type { PrefixedKey } from '../../i18n/textKey.ts';

interface GlossaryEntry {
  name: PrefixedKey<'glossary'>;
  text: PrefixedKey<'glossary'>;
  /** The name in the record, and in English letters. */
  secondNames: { or: string; en: string };
}

/** The terms of the land record that the glossary explains, in the order of its page: places first, then the record. */
export const glossary = {
  district: {
    name: 'glossary:district',
    text: 'glossary:district.text',
    secondNames: { or: 'ଜିଲ୍ଲା', en: 'District' },
  },
  tahasil: {
    name: 'glossary:tahasil',
    text: 'glossary:tahasil.text',
    secondNames: { or: 'ତହସିଲ', en: 'Tahasil' },
  },
  mouza: {
    name: 'glossary:mouza',
    text: 'glossary:mouza.text',
    secondNames: { or: 'ମୌଜା', en: 'Mouza' },
  },
  plot: {
    name: 'glossary:plot',
    text: 'glossary:plot.text',
    secondNames: { or: 'ପ୍ଲଟ', en: 'Plot' },
  },
  khatiyan: {
    name: 'glossary:khatiyan',
    text: 'glossary:khatiyan.text',
    secondNames: { or: 'ଖତିୟାନ', en: 'Khatiyan' },
  },
  ror: {
    name: 'glossary:ror',
    text: 'glossary:ror.text',
    secondNames: { or: 'ସ୍ୱତ୍ୱଲିପି', en: 'Record of rights' },
  },
  kisam: {
    name: 'glossary:kisam',
    text: 'glossary:kisam.text',
    secondNames: { or: 'କିସମ', en: 'Kisam' },
  },
  satwa: {
    name: 'glossary:satwa',
    text: 'glossary:satwa.text',
    secondNames: { or: 'ସ୍ୱତ୍ୱ', en: 'Satwa' },
  },
  rakaba: {
    name: 'glossary:rakaba',
    text: 'glossary:rakaba.text',
    secondNames: { or: 'ରକବା', en: 'Rakaba' },
  },
  hal: {
    name: 'glossary:hal',
    text: 'glossary:hal.text',
    secondNames: { or: 'ହାଲ ନମ୍ବର', en: 'Hal number' },
  },
  sabik: {
    name: 'glossary:sabik',
    text: 'glossary:sabik.text',
    secondNames: { or: 'ସାବକ ନମ୍ବର', en: 'Sabik number' },
  },
  chaka: {
    name: 'glossary:chaka',
    text: 'glossary:chaka.text',
    secondNames: { or: 'ଚକ', en: 'Chaka' },
  },
  marfatdar: {
    name: 'glossary:marfatdar',
    text: 'glossary:marfatdar.text',
    secondNames: { or: 'ମାର୍ଫତଦାର', en: 'Marfatdar' },
  },
  thanaNo: {
    name: 'glossary:thanaNo',
    text: 'glossary:thanaNo.text',
    secondNames: { or: 'ଥାନା ନମ୍ବର', en: 'Thana number' },
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>;

/** A term of the glossary. */
export type GlossaryTerm = keyof typeof glossary;
