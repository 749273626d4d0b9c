import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 18rem))',
  gap: vars.space[4],
});

export const list = style({ display: 'grid', gap: vars.space[4], listStyle: 'none' });
export const title = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

/** Somebody's own words, line breaks kept. */
export const words = style({
  maxInlineSize: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const answer = style([
  words,
  {
    margin: 0,
    paddingInlineStart: vars.space[4],
    borderInlineStart: `3px solid ${vars.colour.rule}`,
  },
]);
