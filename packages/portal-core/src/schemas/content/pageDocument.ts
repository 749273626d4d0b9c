import * as v from 'valibot';
import { isSafeHref } from '../../validators/values/safeHref.ts';

const Text = v.pipe(v.string(), v.nonEmpty());

const PageLink = v.strictObject({ text: Text, href: v.pipe(v.string(), v.check(isSafeHref)) });
export type PageLink = v.InferOutput<typeof PageLink>;

const PageTable = v.strictObject({
  /** The subject of the table; read aloud before it. */
  caption: Text,
  head: v.array(Text),
  rows: v.array(v.array(v.union([Text, PageLink]))),
});

/** A block of a section: a paragraph, a list, numbered steps, a glossary, links, a table or a picture of a screen. */
export const PageBlock = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), text: Text }),
  v.strictObject({ kind: v.literal('list'), items: v.array(Text) }),
  v.strictObject({ kind: v.literal('steps'), items: v.array(Text) }),
  v.strictObject({
    kind: v.literal('glossary'),
    items: v.array(v.strictObject({ term: Text, definition: Text })),
  }),
  v.strictObject({ kind: v.literal('links'), items: v.array(PageLink) }),
  v.strictObject({ kind: v.literal('table'), table: PageTable }),
  v.strictObject({ kind: v.literal('picture'), name: Text, alt: Text }),
]);
export type PageBlock = v.InferOutput<typeof PageBlock>;

/** The pattern of the id of a section. */
export const sectionIdPattern = /^[a-z][a-z0-9-]*$/;

/** A section of a document under a heading; `id` is its fragment on the page, the same in every language. */
export const PageSection = v.strictObject({
  id: v.pipe(v.string(), v.regex(sectionIdPattern)),
  heading: Text,
  blocks: v.array(PageBlock),
});
export type PageSection = v.InferOutput<typeof PageSection>;

/** The content of a page, with the day of its last review (yyyy-MM-dd). */
export const PageDocument = v.strictObject({
  title: Text,
  lead: v.optional(Text),
  reviewed: v.pipe(v.string(), v.isoDate()),
  /** Whether the administration has yet to confirm the wording. */
  isSample: v.boolean(),
  sections: v.array(PageSection),
});
export type PageDocument = v.InferOutput<typeof PageDocument>;
