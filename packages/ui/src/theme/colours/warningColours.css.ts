import { style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

/** The ground of a warning with its ink; add an edge where it is wanted. */
export const warningGround = style({
  background: vars.colour.warningBg,
  borderColor: vars.colour.warningBorder,
  color: vars.colour.warningInk,
});
