import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const feeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
  color: vars.colour.inkMuted,
});
