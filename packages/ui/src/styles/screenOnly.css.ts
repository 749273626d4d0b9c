import { style } from '@vanilla-extract/css';

/** Hides an element in print; for elements without their own `display`. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
