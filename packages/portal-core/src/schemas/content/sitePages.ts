import * as v from 'valibot';
import { answer, Empty, filled, Moment, text, Ymd } from '../common.ts';
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

/** A page in the administrators' list; version 0 is the built-in text. */
export const SitePageRow = v.object({
  name: v.picklist(sitePageNames),
  version: v.number(),
  publishedOn: v.nullable(Moment),
  /** The day of the next review, yyyy-MM-dd; empty without one. */
  reviewOn: v.string(),
  isReviewDue: v.boolean(),
  hasDraft: v.boolean(),
  isWaiting: v.boolean(),
});
export type SitePageRow = v.InferOutput<typeof SitePageRow>;
export const SitePageListAnswer = answer(v.array(SitePageRow));

/** A published version of a page. */
export const SitePageVersion = v.object({
  version: v.number(),
  source: PageSource,
  reviewOn: v.string(),
  publishedOn: Moment,
  reason: v.string(),
  askedBy: v.string(),
  approvedBy: v.string(),
});
export type SitePageVersion = v.InferOutput<typeof SitePageVersion>;

/** The draft of a page; `revision` counts its changes. */
export const SitePageDraft = v.object({
  source: PageSource,
  reviewOn: v.string(),
  revision: v.number(),
  savedBy: v.string(),
  savedOn: Moment,
});
export type SitePageDraft = v.InferOutput<typeof SitePageDraft>;

/** A page with its draft, its versions, newest first, and who has asked for publication of the draft, if it waits. */
export const SitePageDetailsAnswer = answer(
  v.object({
    draft: v.nullable(SitePageDraft),
    versions: v.array(SitePageVersion),
    waiting: v.nullable(v.object({ reason: v.string(), askedBy: v.string(), askedOn: Moment })),
  }),
);

const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The draft of a page, based on a revision (0 for a first one). */
export const SitePageDraftSaveRequest = v.object({
  name: v.picklist(sitePageNames),
  revision: Revision,
  source: PageSource,
  reviewOn: Ymd,
});
export const SitePageDraftSaveAnswer = answer(v.object({ revision: v.number() }));

/** The revision of a draft that is discarded. */
export const SitePageDraftDiscardRequest = v.object({
  name: v.picklist(sitePageNames),
  revision: Revision,
});

/** The revision of a draft that a second administrator is asked to publish. */
export const SitePagePublishRequest = v.object({
  name: v.picklist(sitePageNames),
  revision: Revision,
  reason: filled(500),
});
