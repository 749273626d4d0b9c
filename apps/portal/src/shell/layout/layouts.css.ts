import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { main } from '../../common/page/layout.css.ts';

export { main };

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
});

export const userMain = style([
  main,
  {
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
    paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  },
]);

/** The area between header and footer; the page contains its main landmark and its navigation. */
export const workArea = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
});

// A heading is focused after a navigation or when a panel opens, so that reading starts there. It is no control,
// so it has no ring.
globalStyle(':is(h1, h2, h3)[tabindex="-1"]:focus-visible:focus-visible:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});
