import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The column of a page: at most 75 rem of content between the gutters. */
export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** The main landmark of a page, the target of the skip link. */
export const main = style({
  flex: 1,
  minInlineSize: 0,
  // Focused by the skip link only; a ring around the whole page is useless.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
});

/** The Back link above the heading. */
export const backLink = style({
  marginBlockEnd: vars.space[3],
  '@media': { print: { display: 'none' } },
});
