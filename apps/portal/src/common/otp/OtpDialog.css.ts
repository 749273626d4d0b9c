import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const lead = style({ marginBlockEnd: vars.space[5], color: vars.colour.inkMuted });
export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
});
