import { languages, parseOfferedLanguages, type Language } from './languages.ts';

/** The details of the office that are written in each language. */
export const translatedOfficeKeys = [
  'name',
  'shortName',
  'owner',
  'service',
  'address',
  'hours',
  'copyright',
  'copyrightMember',
] as const;

/** The details of the office that are the same in each language. */
export const commonOfficeKeys = ['phone', 'email', 'facebook', 'x', 'youtube'] as const;

export type TranslatedOfficeKey = (typeof translatedOfficeKeys)[number];
export type CommonOfficeKey = (typeof commonOfficeKeys)[number];

/**
 * The name of a detail of the office: its key, with the language where it is translated. `mark` is the SHA-256 of its
 * picture; empty for the mark of the portal itself. `languages` are those in which the portal is offered, such as
 * `en,or`; English is always one of them. `readers` is how many administrators publish a notice, a tender or a question:
 * 1 or 2.
 */
export type OfficeField =
  `${TranslatedOfficeKey}.${Language}` | CommonOfficeKey | 'mark' | 'languages' | 'readers';

/** The details of the sample office; they apply until administrators publish those of their own. */
export const sampleOffice: Readonly<Record<OfficeField, string>> = {
  'name.en': 'Temple Land Portal',
  'name.or': 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ',
  'name.hi': 'मंदिर भूमि पोर्टल',
  'shortName.en': 'Temple Land',
  'shortName.or': 'ମନ୍ଦିର ଭୂମି',
  'shortName.hi': 'मंदिर भूमि',
  'owner.en': 'Land Records Office, Temple Administration, Odisha',
  'owner.or': 'ଭୂମି ରେକର୍ଡ କାର୍ଯ୍ୟାଳୟ, ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶା',
  'owner.hi': 'भूमि अभिलेख कार्यालय, मंदिर प्रशासन, ओडिशा',
  'service.en': 'A public service of the Temple Administration, Odisha',
  'service.or': 'ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶାର ଏକ ସାଧାରଣ ସେବା',
  'service.hi': 'मंदिर प्रशासन, ओडिशा की एक सार्वजनिक सेवा',
  'address.en':
    'Land Records Office, Temple Administration, 1 Sample Road, Sample Town, Odisha 000000',
  'address.or': 'ଭୂମି ରେକର୍ଡ କାର୍ଯ୍ୟାଳୟ, ମନ୍ଦିର ପ୍ରଶାସନ, ୧ ନମୁନା ରାସ୍ତା, ନମୁନା ସହର, ଓଡ଼ିଶା 000000',
  'address.hi': 'भूमि अभिलेख कार्यालय, मंदिर प्रशासन, 1 नमूना मार्ग, नमूना नगर, ओडिशा 000000',
  'hours.en': 'Monday to Saturday, 10 am to 5 pm',
  'hours.or': 'ସୋମବାରରୁ ଶନିବାର, ସକାଳ 10ଟାରୁ ସନ୍ଧ୍ୟା 5ଟା',
  'hours.hi': 'सोमवार से शनिवार, सुबह 10 से शाम 5 बजे',
  'copyright.en': '© {year} Temple Administration, Odisha',
  'copyright.or': '© {year} ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶା',
  'copyright.hi': '© {year} मंदिर प्रशासन, ओडिशा',
  'copyrightMember.en': '© {year} Land Allotment System, Temple Administration, Odisha',
  'copyrightMember.or': '© {year} ଭୂମି ଆବଣ୍ଟନ ବ୍ୟବସ୍ଥା, ମନ୍ଦିର ପ୍ରଶାସନ, ଓଡ଼ିଶା',
  'copyrightMember.hi': '© {year} भूमि आवंटन प्रणाली, मंदिर प्रशासन, ओडिशा',
  phone: '06752 000 000',
  email: 'land.help@temple.example',
  facebook: '',
  x: '',
  youtube: '',
  mark: '',
  languages: languages.join(','),
  readers: '1',
};

/** Returns the languages in which the portal is offered. */
export const listOfferedLanguages = (details: Readonly<Record<OfficeField, string>>): Language[] =>
  parseOfferedLanguages(details.languages);

/** Returns the address of the picture of a mark; empty for the mark of the portal itself. */
export const getMarkPath = (mark: string): string =>
  mark === '' ? '' : `/assets/office/${mark}.png`;

/**
 * The texts about the office in one language, by key; `otherName` is the portal's name in the second language, `mark`
 * the address of its picture, `languages` those in which the portal is offered.
 */
export type OfficeTexts = Readonly<
  Record<TranslatedOfficeKey | 'phone' | 'email' | 'otherName' | 'mark' | 'languages', string>
>;

/** Returns the texts about the office in a language, as the namespace `office` has them. */
export function buildOfficeTexts(
  details: Readonly<Record<OfficeField, string>>,
  language: Language,
): OfficeTexts {
  const entries = translatedOfficeKeys.map((key) => [key, details[`${key}.${language}`]] as const);
  const texts = Object.fromEntries(entries) as Record<TranslatedOfficeKey, string>;
  const otherName = details[language === 'or' ? 'name.en' : 'name.or'];
  const { phone, email, mark } = details;
  return {
    ...texts,
    phone,
    email,
    otherName,
    mark: getMarkPath(mark),
    languages: details.languages,
  };
}
