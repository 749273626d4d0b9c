import { style, globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space[7],
});

/** The table and, beside it, the notifications. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.upToNavigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The area of the table, reserved while it loads. */
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
  borderBlockStart: hairline,
});

export const notices = style({ listStyle: 'none' });
globalStyle(`${notices} > li`, {
  padding: `.875rem ${vars.space[5]}`,
  borderBlockEnd: hairline,
  lineHeight: vars.leading.small,
  '@media': { [media.upToTablet]: { paddingInline: vars.space[4] } },
});
globalStyle(`${notices} > li:last-child`, { borderBlockEnd: 0 });

export const newestTitle = style({ marginBlockEnd: vars.space[1] });
/** Two selects in a line that wraps. */
export const filters = style({
  flex: '0 1 25rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
globalStyle(`${filters} > *`, { flex: '1 1 12rem', minInlineSize: 0 });
export const statusLine = style({ marginBlockEnd: vars.space[4] });

export const startTitle = style({ marginBlockEnd: vars.space[3], fontSize: '1.1875rem' });
export const startText = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const draftLink = style({ marginBlockStart: vars.space[3] });

/** The next steps of the applicant, above the details. */
export const steps = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[5] });
export const step = style({ display: 'grid', gap: vars.space[4] });

export const documentsTitle = style({
  marginBlock: `${vars.space[5]} ${vars.space[3]}`,
  fontSize: vars.text.lg,
});
