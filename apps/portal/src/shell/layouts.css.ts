import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  // The focus comes here by the skip link only; the ring around a whole page says nothing.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none !important' } },
});

export const memberMain = style([
  main,
  {
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
    paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  },
]);

export const workMain = style([main, { display: 'flex', flexDirection: 'column' }]);
