import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { variants } from './variants.ts';

const gaps = {
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

/** Returns the rules of a layout that has its gap as `data-gap`. */
export const getGapVariants = (toRule: (gap: string) => StyleRule): StyleRule[] =>
  variants(
    'gap',
    Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, toRule(gap)])),
  );
