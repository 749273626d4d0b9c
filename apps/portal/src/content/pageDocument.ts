import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());

const Reference = v.strictObject({ text: Text, href: Text });

const Table = v.strictObject({
  /** The subject of the table; read aloud before it. */
  caption: Text,
  head: v.array(Text),
  rows: v.array(v.array(v.union([Text, Reference]))),
});

/** A block of a section: a paragraph, a list, numbered steps, a glossary, links, a table or a picture of a screen. */
export const Block = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), text: Text }),
  v.strictObject({ kind: v.literal('list'), items: v.array(Text) }),
  v.strictObject({ kind: v.literal('steps'), items: v.array(Text) }),
  v.strictObject({
    kind: v.literal('glossary'),
    items: v.array(v.strictObject({ term: Text, definition: Text })),
  }),
  v.strictObject({ kind: v.literal('links'), items: v.array(Reference) }),
  v.strictObject({ kind: v.literal('table'), table: Table }),
  v.strictObject({ kind: v.literal('picture'), name: Text, alt: Text }),
]);
export type Block = v.InferOutput<typeof Block>;

/** A section of a document under a heading; `id` is its fragment on the page, the same in every language. */
export const Section = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  heading: Text,
  blocks: v.array(Block),
});
export type Section = v.InferOutput<typeof Section>;

/** The content of a page, with the day of its last review (yyyy-MM-dd). */
export const PageDocument = v.strictObject({
  title: Text,
  lead: v.optional(Text),
  reviewed: v.pipe(v.string(), v.isoDate()),
  /** Whether the administration has yet to confirm the wording. */
  isSample: v.boolean(),
  sections: v.array(Section),
});
export type PageDocument = v.InferOutput<typeof PageDocument>;
