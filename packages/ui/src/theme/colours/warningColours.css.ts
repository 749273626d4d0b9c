import { style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

/** Background, text and border colours of a warning. */
export const warningColours = style({
  background: vars.colour.warningBg,
  borderColor: vars.colour.warningBorder,
  color: vars.colour.warningInk,
});
