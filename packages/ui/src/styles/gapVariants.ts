import type { StyleRule } from '@vanilla-extract/css';
import { gaps } from './gap.ts';
import { variants } from './variants.ts';

/** Returns the rules of a layout that has its gap as `data-gap`. */
export const getGapVariants = (toRule: (gap: string) => StyleRule): StyleRule[] =>
  variants(
    'gap',
    Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, toRule(gap)])),
  );
