import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  color: 'inherit',
  textUnderlineOffset: '.2em',
  selectors: { '&:focus-visible': { borderRadius: vars.radius[1] } },
});
