import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  color: 'inherit',
  textUnderlineOffset: '.2em',
  selectors: { '&:focus-visible': { borderRadius: vars.radius[1] } },
});

export const mark = style({ marginInlineStart: '.375rem', verticalAlign: '-.125em' });
