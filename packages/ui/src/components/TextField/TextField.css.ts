import { styleVariants } from '@vanilla-extract/css';

export const width = styleVariants({
  full: {},
  medium: { maxInlineSize: '20rem' },
  short: { maxInlineSize: '12rem' },
});
