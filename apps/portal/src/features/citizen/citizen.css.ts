import { style, globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space[7],
});

/** The table and, beside it, the notifications. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.upToNavigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The place of the table, kept until it is there. */
export const list = style({
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { minBlockSize: '24rem' } },
});

export const newestHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const timeline = style({ marginBlock: `${vars.space[6]} ${vars.space[2]}` });

export const newestActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hair,
});

export const notices = style({ listStyle: 'none' });
globalStyle(`${notices} > li`, {
  padding: `.875rem ${vars.space[5]}`,
  borderBlockEnd: hair,
  lineHeight: vars.leading.small,
  '@media': { [media.upToTablet]: { paddingInline: vars.space[4] } },
});
globalStyle(`${notices} > li:last-child`, { borderBlockEnd: 0 });

export const newestTitle = style({ marginBlockEnd: vars.space[1] });
/** Two choices beside each other, under each other where there is no room. */
export const filters = style({
  flex: '0 1 25rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
globalStyle(`${filters} > *`, { flex: '1 1 12rem', minInlineSize: 0 });
export const overDetails = style({ marginBlockEnd: vars.space[4] });

/** What stands beside the table. */
export const aside = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const startTitle = style({ marginBlockEnd: vars.space[3], fontSize: '1.1875rem' });
export const starts = style({ display: 'grid', gap: vars.space[4], listStyle: 'none' });
export const startText = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const draftWay = style({ marginBlockStart: vars.space[3] });

/** What the office waits for, over the details. */
export const steps = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[5] });
export const step = style({ display: 'grid', gap: vars.space[4] });

export const papersTitle = style({
  marginBlock: `${vars.space[5]} ${vars.space[3]}`,
  fontSize: vars.text.lg,
});
