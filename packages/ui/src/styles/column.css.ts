import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.size.gutter };

/** The page's column between the gutters: `page` is at most 75 rem, `wide` reaches the edges. */
export const column = styleVariants({
  page: { ...base, maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})` },
  wide: base,
});
