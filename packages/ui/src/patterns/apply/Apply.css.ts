import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The form and the help beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space[6],
  marginBlockStart: vars.space[6],
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const aside = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const lead = style({
  marginBlock: `${vars.space[1]} 1.75rem`,
  color: vars.colour.inkMuted,
});

const upToTablet = { flexDirection: 'column-reverse', alignItems: 'stretch' } as const;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
  '@media': { [media.upToTablet]: upToTablet },
});
export const forward = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.upToTablet]: upToTablet },
});
export const plotTitle = style({ marginBlockEnd: vars.space[3] });
