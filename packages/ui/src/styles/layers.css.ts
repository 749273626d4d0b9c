import { globalLayer } from '@vanilla-extract/css';

/** Element defaults, below every component style. */
export const base = globalLayer('tl-base');
