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

/** The facts of an amount; the first one is the sum to pay. */
export const amounts = style([facts]);
globalStyle(`${amounts} > div:first-child > *`, { color: vars.colour.ink, fontWeight: 650 });
globalStyle(`${amounts} > div:first-child > dd`, { fontSize: vars.text.lg });

export const sheetTitle = style({
  marginBlock: `${vars.space[5]} ${vars.space[2]}`,
  fontSize: '1rem',
});
export const sheetLines = style({ borderBlockStart: hairline, listStyle: 'none' });
export const sheetLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
});

/** The land of a line and its amount at the end. */
export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
const figures = {
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
export const sheetAmount = style({ ...figures, marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const sheetCalculation = style(figures);
