import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
