import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[2],
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  '@media': { print: { paddingInline: 0 } },
});

export const foot = style([
  line,
  {
    maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
    marginBlockStart: vars.space[7],
  },
]);
export const wideFoot = style([line]);

/** The button, whose label is aligned with the edge of the column. */
export const report = style({
  marginInline: `calc(-1 * ${vars.space[3]})`,
  fontSize: 'inherit',
  '@media': { print: { display: 'none' } },
});

/** Owner and last review, in a line that wraps between them. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
});
