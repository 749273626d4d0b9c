import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());

const Reference = v.strictObject({ text: Text, href: Text });

const Table = v.strictObject({
  /** Says what the table is about; read aloud before it. */
  caption: Text,
  head: v.array(Text),
  rows: v.array(v.array(v.union([Text, Reference]))),
});

/** One thing that a part says: a paragraph, a list, numbered steps, words explained, links or a table. */
export const Piece = v.variant('kind', [
  v.strictObject({ kind: v.literal('text'), text: Text }),
  v.strictObject({ kind: v.literal('list'), items: v.array(Text) }),
  v.strictObject({ kind: v.literal('steps'), items: v.array(Text) }),
  v.strictObject({
    kind: v.literal('words'),
    items: v.array(v.strictObject({ word: Text, meaning: Text })),
  }),
  v.strictObject({ kind: v.literal('links'), items: v.array(Reference) }),
  v.strictObject({ kind: v.literal('table'), table: Table }),
]);
export type Piece = v.InferOutput<typeof Piece>;

/** A part of a page under a heading; `id` is its address on the page, the same in every language. */
export const Part = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  heading: Text,
  pieces: v.array(Piece),
});
export type Part = v.InferOutput<typeof Part>;

/** A page of words: what it says, and the day on which it was last read over (yyyy-MM-dd). */
export const PageDocument = v.strictObject({
  title: Text,
  lead: v.optional(Text),
  reviewed: v.pipe(v.string(), v.isoDate()),
  /** The wording is a sample that the administration has yet to confirm. */
  isSample: v.boolean(),
  parts: v.array(Part),
});
export type PageDocument = v.InferOutput<typeof PageDocument>;
