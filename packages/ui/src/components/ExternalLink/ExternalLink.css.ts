import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  color: 'inherit',
  textUnderlineOffset: '.2em',
  selectors: { '&:focus-visible': { borderRadius: vars.radius[1] } },
});

// Keeps the icon, which is lower than the text, from making the line taller.
export const mark = style({
  marginInlineStart: '.375rem',
  lineHeight: 0,
  verticalAlign: '-.125em',
});
