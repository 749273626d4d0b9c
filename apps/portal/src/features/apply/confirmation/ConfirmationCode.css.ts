import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const part = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
});
export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const error = style({ color: vars.colour.dangerInk, fontWeight: 600 });
