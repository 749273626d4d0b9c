import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { cardBody, stack } from '../../../common/page/card.css.ts';

export const filters = style({
  flex: '1 1 20rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 18rem))',
  gap: vars.space[4],
});

/** The message that gets the focus after an answer was sent; without space while it is empty. */
export const message = style({
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space[4]})` } },
});

export const list = style({ listStyle: 'none' });

/** A question in the list: facts, text and answer in a column. */
export const question = style([cardBody, stack]);
globalStyle(`${list} > li + li`, {
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const title = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

/** Text of a user, with its line breaks. */
export const userText = style({
  maxInlineSize: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const answer = style([
  userText,
  {
    margin: 0,
    paddingInlineStart: vars.space[4],
    borderInlineStart: `3px solid ${vars.colour.rule}`,
  },
]);
