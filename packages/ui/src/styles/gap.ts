import { vars } from '../theme/contract.css.ts';

/** The lengths of the space between two parts of a layout, by name. */
export const gaps = {
  none: '0rem',
  xs: vars.space[1],
  sm: vars.space[2],
  md: vars.space[3],
  lg: vars.space[4],
  xl: vars.space[5],
  '2xl': vars.space[6],
  '3xl': vars.space[7],
} as const;

/** The space between two parts of a layout, from .25 to 3 rem. */
export type Gap = keyof typeof gaps;
