import * as v from 'valibot';
import { text } from '../common.ts';
import { PageSource, sitePageNames, type SitePageName } from './sitePages.ts';

/** The lists whose records have drafts and versions as the public pages have. */
export const reviewedEntities = ['notification', 'tender', 'faq', 'contact'] as const;
export type ReviewedEntity = (typeof reviewedEntities)[number];

/** The longest text of a field of a record in a draft, in characters. */
const fieldMaxCharacters = 20_000;

/** The fields of a record as its form sends them; those of a draft may be missing. */
export const RecordSource = v.object({
  fields: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{0,40}$/)),
    v.union([text(fieldMaxCharacters), v.number(), v.null()]),
  ),
});
export type RecordSource = v.InferOutput<typeof RecordSource>;

/** The text of a draft or version: that of a page, or the fields of a record. */
export const DraftSource = v.union([PageSource, RecordSource]);
export type DraftSource = v.InferOutput<typeof DraftSource>;

const recordName = /^(notification|tender|faq|contact)-(?:([1-9]\d{0,8})|new-[0-9a-f]{1,8})$/;

/**
 * What a draft is of: the name of a public page; `notification-12` for a record; `notification-new-1f` for one that is
 * not stored yet, with a chance number.
 */
export const DraftName = v.union([
  v.picklist(sitePageNames),
  v.pipe(v.string(), v.regex(recordName)),
]);

/** Returns whether a draft with a name is of a public page. */
export const isSitePageName = (name: string): name is SitePageName =>
  v.is(v.picklist(sitePageNames), name);

/** Returns whether a text is that of a page. */
export const isPageSource = (source: DraftSource): source is PageSource => 'sections' in source;

/** The record of a draft; a new one has no id. */
export interface DraftedRecord {
  entity: ReviewedEntity;
  id: number | undefined;
}

/** Returns the record of a draft; undefined for a public page. */
export function parseRecordName(name: string): DraftedRecord | undefined {
  const [, entity, id] = recordName.exec(name) ?? [];
  const found = reviewedEntities.find((one) => one === entity);
  return found && { entity: found, id: id === undefined ? undefined : Number(id) };
}

/** Returns the name of the draft of a stored record. */
export const formatRecordName = (entity: ReviewedEntity, id: number): string => `${entity}-${id}`;

/** Returns the name of the draft of a new record, by a chance number. */
export const formatNewRecordName = (entity: ReviewedEntity, chance: number): string =>
  `${entity}-new-${Math.trunc(chance).toString(16)}`;

/** The field with the name of a record, as readers see it. */
export const recordTitleFields = {
  notification: 'title',
  tender: 'title',
  faq: 'question',
  contact: 'designation',
} as const satisfies Record<ReviewedEntity, string>;

/** Returns the name of a record in a language, in English where it has no other. */
export function getRecordTitle(
  entity: ReviewedEntity,
  { fields }: RecordSource,
  language: 'en' | 'or' | 'hi' = 'en',
): string {
  const field = recordTitleFields[entity];
  const translated = { en: '', or: fields[`${field}Or`], hi: fields[`${field}Hi`] }[language];
  return String(translated || (fields[field] ?? ''));
}
