import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

/** What happens now and what happened, and beside it what was applied for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.upToNavigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const cardHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  marginBlockEnd: vars.space[4],
});
globalStyle(`${cardHeading} > h2`, { marginBlockEnd: vars.space[2] });

export const title = style({ marginBlockEnd: vars.space[3], fontSize: '1.1875rem' });
export const subtitle = style({ marginBlockEnd: vars.space[2], fontSize: vars.text.md });

/** Names above their values, side by side. */
export const stageFacts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  marginBlockEnd: vars.space[4],
});
globalStyle(`${stageFacts} dt`, { color: vars.colour.inkMuted, fontSize: vars.text.sm });
globalStyle(`${stageFacts} dd`, { fontWeight: 600, overflowWrap: 'anywhere' });

export const cardEnd = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
});
