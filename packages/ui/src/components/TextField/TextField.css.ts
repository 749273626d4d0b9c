import { styleVariants } from '@vanilla-extract/css';

export const width = styleVariants({
  full: { maxInlineSize: '100%' },
  medium: { maxInlineSize: '20rem' },
  short: { maxInlineSize: '12rem' },
});
