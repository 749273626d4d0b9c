import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

/** A white card. */
export const card = style({
  minInlineSize: 0,
  padding: vars.space[5],
  border: hairline,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
  '@media': {
    [media.upToTablet]: { padding: vars.space[4] },
    [media.forcedColours]: { border: '1px solid ButtonBorder' },
  },
});

/** A card whose content reaches its edge: a head and a table or list. */
export const flushCard = style([
  card,
  { padding: 0, overflow: 'clip', '@media': { [media.upToTablet]: { padding: 0 } } },
]);

/** The head of a flush card: a heading and controls at its end. */
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockEnd: hairline,
  '@media': { [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});
globalStyle(`${cardHead} :is(h2, h3)`, { fontSize: '1.1875rem' });

/** The content of a flush card that is not a table. */
export const cardBody = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});

/** Elements in a line that wraps. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Quiet buttons in a line; their labels are aligned with the text. */
export const quietButtonRow = style([row, { gap: vars.space[2], marginInlineStart: '-.75rem' }]);

/** A line with its last element at the end. */
export const spaceBetween = style([row, { justifyContent: 'space-between' }]);
// A sentence wraps by itself before the last element does.
globalStyle(`${spaceBetween} > p:first-child`, { flex: '1 1 12rem', minInlineSize: 0 });

/** Elements in a column. */
export const stack = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Secondary text. */
export const muted = style({ color: vars.colour.inkMuted });

/** Small secondary text. */
export const meta = style([
  muted,
  { fontSize: vars.text.sm, fontWeight: 400, lineHeight: vars.leading.small },
]);

/** A number above its description. */
export const number = style({
  display: 'block',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A name in a table: a long one breaks before the table scrolls. */
export const breakAnywhere = style({ overflowWrap: 'anywhere' });

/** A column of names with a minimum width. */
export const nameColumn = style([
  breakAnywhere,
  { display: 'block', '@media': { [media.fromTablet]: { minInlineSize: '7.75rem' } } },
]);

/** Text that does not break. */
export const noWrap = style({ whiteSpace: 'nowrap' });

/** The head of a list in a card: filters, and the number of rows at the end of the last line. */
export const listHead = style([cardHead, { alignItems: 'end' }]);

/** The number of rows of a list, as high as the field beside it. */
export const listCount = style([
  meta,
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    selectors: { '&:not(:empty)': { minBlockSize: vars.size.control } },
  },
]);
