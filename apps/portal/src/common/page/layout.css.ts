import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The main landmark of a page, the target of the skip link. */
export const main = style({
  flex: 1,
  minInlineSize: 0,
  // Focused by the skip link only; a ring around the whole page is useless.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

/** The Back link above the heading. */
export const backLink = style({
  marginBlockEnd: vars.space[3],
  '@media': { print: { display: 'none' } },
});
// A space beside the arrow would be underlined.
globalStyle(`${backLink} svg`, { marginInlineEnd: vars.space[1] });
