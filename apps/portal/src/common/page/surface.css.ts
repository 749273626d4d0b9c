import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;

/** A white card. */
export const card = style({
  minInlineSize: 0,
  padding: vars.space[5],
  border: hair,
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
  borderBlockEnd: hair,
  '@media': { [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});
globalStyle(`${cardHead} :is(h2, h3)`, { fontSize: '1.1875rem' });

/** What stands inside a flush card without a table. */
export const cardBody = style({
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});

/** Things in a line that wraps. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Quiet buttons in a line; their words begin where the text begins. */
export const quietRow = style([row, { gap: vars.space[2], marginInlineStart: '-.75rem' }]);

/** A line whose last part stands at its end. */
export const spread = style([row, { justifyContent: 'space-between' }]);

/** Things under each other. */
export const stack = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Text of second rank. */
export const muted = style({ color: vars.colour.inkMuted });

/** Small text of second rank. */
export const meta = style([
  muted,
  { fontSize: vars.text.sm, fontWeight: 400, lineHeight: vars.leading.small },
]);

/** A number that stands over what it is about. */
export const number = style({
  display: 'block',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A name in a table: a long one breaks before the table scrolls. */
export const longName = style({ overflowWrap: 'anywhere' });

/** A name that has a column of its own keeps room for the usual ones. */
export const nameColumn = style([
  longName,
  { display: 'block', '@media': { [media.fromTablet]: { minInlineSize: '7.75rem' } } },
]);

/** Text that does not break. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** The head of a list in a card: filters, and at the end of their last line how many rows there are. */
export const listHead = style([cardHead, { alignItems: 'end' }]);

/** How many rows a list has, as high as the field beside it. */
export const listCount = style([
  meta,
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    selectors: { '&:not(:empty)': { minBlockSize: vars.size.control } },
  },
]);
