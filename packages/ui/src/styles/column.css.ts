import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const base = { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.size.gutter };

/** The content column of a page: `page` is at most 75 rem wide, `wide` is as wide as the window. */
export const column = styleVariants({
  page: { ...base, maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})` },
  wide: base,
});
