import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** The section's navigation and the page beside it. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.side} minmax(0, 1fr)`,
  flex: 1,
  inlineSize: '100%',
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '80rem',
  padding: `${vars.space[5]} ${vars.size.gutter} ${vars.space[8]}`,
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const filters = style({
  flex: '1 1 20rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
});

/** The facts of a case and, beside them, the decision. */
export const caseColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(max-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choices = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});

export const number = style({
  display: 'block',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const filterField = style({ flex: '0 1 14rem', minInlineSize: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const sideCard = style({ display: 'grid', gap: vars.space[4] });
export const alone = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.size.gutter} 0`,
});

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});
export const plainList = style({ display: 'grid', gap: vars.space[2], listStyle: 'none' });

/** Names and values beside each other. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[3],
});
globalStyle(`${facts} dt`, { color: vars.colour.inkMuted, fontSize: vars.text.sm });
globalStyle(`${facts} dd`, { fontWeight: 600, overflowWrap: 'anywhere' });

/** Two charts beside each other where there is room. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
  gap: vars.space[4],
});

/** Controls that are no part of the printed page. */
export const screenOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
