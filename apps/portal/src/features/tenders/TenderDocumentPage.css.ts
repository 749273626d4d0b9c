import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const waiting = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: `${vars.space[7]} ${vars.size.gutter}`,
});
