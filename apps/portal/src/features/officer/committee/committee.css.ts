import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

/** Cases below each other, separated by lines. */
export const items = style({ display: 'grid', listStyle: 'none' });
export const item = style([
  stack,
  {
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
]);

/** A list below its heading. */
export const part = style([stack, { gap: vars.space[3] }]);

/** The particulars of a meeting, whose names and values stay near each other. */
export const facts = style({ maxInlineSize: '48rem' });
globalStyle(`${facts} dd`, { marginInlineStart: 'auto' });

export const members = style({ listStyle: 'none' });

export const resolution = style({ display: 'grid', gap: vars.space[1], maxInlineSize: '70ch' });

export const form = style([stack, { gap: vars.space[5] }]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[4],
});
