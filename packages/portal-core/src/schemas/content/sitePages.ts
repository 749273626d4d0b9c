import * as v from 'valibot';
import { answer, Empty, text } from '../common.ts';
import { PageDocument, sectionIdPattern } from './pageDocument.ts';

/** The public pages that administrators edit, in the order of their list. */
export const sitePageNames = [
  'about',
  'feature-inner',
  'help',
  'content',
  'policy',
  'privacy-policy',
  'terms',
  'disclaimer',
  'accessibility',
  'screen-reader',
] as const;
export type SitePageName = (typeof sitePageNames)[number];

/** The kinds of blocks of a page. */
export const pageBlockKinds = [
  'text',
  'list',
  'steps',
  'links',
  'table',
  'glossary',
  'picture',
] as const;
export type PageBlockKind = (typeof pageBlockKinds)[number];

/** The longest heading and the longest text of a block in one language, in characters. */
export const pageHeadingMaxCharacters = 200;
export const pageTextMaxCharacters = 4000;
/** The most sections of a page, and the most blocks of a section. */
export const pageSectionsMax = 40;
export const pageBlocksMax = 40;

const inLanguages = (max: number) => v.object({ en: text(max), or: text(max), hi: text(max) });

/**
 * A block as it is written: each kind is one text with simple marks (`parsePageBlock`); `picture` is the name of a
 * picture of a screen.
 */
const PageSourceBlock = v.object({
  kind: v.picklist(pageBlockKinds),
  picture: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,40}$/))),
  texts: inLanguages(pageTextMaxCharacters),
});
export type PageSourceBlock = v.InferOutput<typeof PageSourceBlock>;

const PageSourceSection = v.object({
  id: v.pipe(v.string(), v.regex(sectionIdPattern), v.maxLength(80)),
  heading: inLanguages(pageHeadingMaxCharacters),
  blocks: v.pipe(v.array(PageSourceBlock), v.maxLength(pageBlocksMax)),
});
export type PageSourceSection = v.InferOutput<typeof PageSourceSection>;

/** A page as it is written: one structure with the texts of every language; those of a draft may be missing. */
export const PageSource = v.object({
  title: inLanguages(pageHeadingMaxCharacters),
  lead: inLanguages(pageTextMaxCharacters),
  sections: v.pipe(v.array(PageSourceSection), v.maxLength(pageSectionsMax)),
});
export type PageSource = v.InferOutput<typeof PageSource>;

export const SitePageRequest = v.object({ name: v.picklist(sitePageNames) });

/** A published page in the language of the reader; null where the built-in text applies. */
export const SitePageAnswer = answer(v.object({ document: v.nullable(PageDocument) }));

/** Every published page in the language of the reader. */
export const PublishedPagesRequest = Empty;
export const PublishedPagesAnswer = answer(
  v.array(v.object({ name: v.picklist(sitePageNames), document: PageDocument })),
);
