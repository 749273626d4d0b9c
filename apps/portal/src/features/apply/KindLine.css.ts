import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});
