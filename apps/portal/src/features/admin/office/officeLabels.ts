import {
  languages,
  parseOfferedLanguages,
  type CommonOfficeKey,
  type Language,
  type OfficeField,
  type TranslatedOfficeKey,
} from '@temple-land/portal-core';
import type { TextKey, Translation } from '../../../i18n/textKey.ts';

export const translatedLabels = {
  name: 'office.name',
  shortName: 'office.shortName',
  owner: 'office.owner',
  service: 'office.service',
  address: 'office.address',
  hours: 'office.hours',
  copyright: 'office.copyright',
  copyrightMember: 'office.copyrightMember',
} as const satisfies Record<TranslatedOfficeKey, TextKey<'admin'>>;

export const commonLabels = {
  phone: 'office.phone',
  email: 'office.email',
  facebook: 'common:social.facebook',
  x: 'common:social.x',
  youtube: 'common:social.youtube',
} as const satisfies Record<CommonOfficeKey, TextKey<'admin'>>;

/** Who publishes notices, tenders, questions and contacts, by the number of administrators. */
export const readerLabels = {
  1: 'office.readers.one',
  2: 'office.readers.two',
} as const satisfies Record<number, TextKey<'admin'>>;

export const languageLabels = {
  en: 'common:language.en',
  or: 'common:language.or',
  hi: 'common:language.hi',
} as const satisfies Record<Language, TextKey>;

const isCommonKey = (key: string): key is CommonOfficeKey => key in commonLabels;

/** Returns the language of a detail; undefined where it is the same in each. */
export const getFieldLanguage = (field: string): Language | undefined =>
  languages.find((language) => field.endsWith(`.${language}`));

/** Returns the name of a detail of the office, with the language where it is translated. */
export function getOfficeLabel(field: string, { t }: Pick<Translation<'admin'>, 't'>): string {
  if (field === 'mark') return t('office.mark');
  if (field === 'languages') return t('office.languages');
  if (field === 'readers') return t('office.readers');
  if (isCommonKey(field)) return t(commonLabels[field]);
  const [key = ''] = field.split('.');
  const language = getFieldLanguage(field) ?? 'en';
  return t('office.inLanguage', {
    detail: t(translatedLabels[key as TranslatedOfficeKey]),
    language: t(languageLabels[language]),
  });
}

/** Returns a detail of the office as its reader knows it; the mark is a picture. */
export function formatOfficeValue(
  field: string,
  value: string,
  { t }: Pick<Translation<'admin'>, 't'>,
): string {
  if (value === '') return t(field === 'mark' ? 'office.markBuiltIn' : 'changes.none');
  if (field === 'readers') return t(readerLabels[value === '2' ? 2 : 1]);
  if (field !== 'languages') return value;
  return parseOfferedLanguages(value)
    .map((language) => t(languageLabels[language]))
    .join(', ');
}

/** Every detail that two versions differ in. */
export const listDifferences = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<OfficeField, string>>,
): OfficeField[] =>
  (Object.keys(after) as OfficeField[]).filter(
    (field) => (before[field] ?? '').trim() !== after[field].trim(),
  );
