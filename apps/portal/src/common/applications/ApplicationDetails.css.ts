import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const title = style({ marginBlockEnd: vars.space[3], fontSize: vars.text.lg });

export const facts = style({ borderBlockStart: hairline });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
  '@media': { [media.upToPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${facts} dt`, { color: vars.colour.inkMuted });
globalStyle(`${facts} dd`, {
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'pre-line',
});

/** A letter that was issued with a step. */
export const letter = style({ display: 'block', marginInlineStart: '-.75rem' });

// The label of a quiet button is aligned with the text.
export const files = style({
  display: 'grid',
  justifyItems: 'start',
  marginInlineStart: '-.75rem',
  listStyle: 'none',
});
globalStyle(`${files} button`, { textAlign: 'start' });

/** How a rate or an amount of a valuation sheet came about, below it. */
export const sheetNote = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});
