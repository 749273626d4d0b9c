import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** Plots below each other, parted by a line. */
export const plots = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const plot = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** The text of a result takes what its button leaves. */
export const description = style({ flex: '1 1 16rem', minInlineSize: 0, marginBlock: 0 });

export const search = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  marginBlockEnd: vars.space[5],
});
