import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The page's column: at most 75 rem of content between the gutters. */
export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** The main part of a page, to which the skip link leads. */
export const main = style({
  flex: 1,
  minInlineSize: 0,
  // The focus comes here by the skip link only; the ring around a whole page says nothing.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
});

/** The way back to the first page of a signed-in area, above the page's heading. */
export const backLink = style({
  marginBlockEnd: vars.space[3],
  '@media': { print: { display: 'none' } },
});
