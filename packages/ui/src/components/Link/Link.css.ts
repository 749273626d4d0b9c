import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  textUnderlineOffset: '.2em',
  textDecorationLine: 'underline',
  textDecorationThickness: '.0625rem',
  selectors: {
    '&:hover': { textDecorationThickness: '.1875rem' },
    '&:focus-visible': { borderRadius: vars.radius[1] },
  },
});

export const tone = styleVariants({
  link: [base, { color: vars.colour.link }],
  ink: [base, { color: 'inherit' }],
});
