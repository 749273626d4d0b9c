import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { cardBody, stack } from '../../../common/page/surface.css.ts';

export const filters = style({
  flex: '1 1 20rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 18rem))',
  gap: vars.space[4],
});

/** Takes the focus when an answer was sent; takes no room before. */
export const news = style({
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space[4]})` } },
});

export const list = style({ listStyle: 'none' });

/** A question in the list, its facts, words and answer under each other. */
export const question = style([cardBody, stack]);
globalStyle(`${list} > li + li`, {
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

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
