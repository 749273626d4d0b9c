import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { cardBody, meta, stack } from '../page/card.css.ts';

export const list = style({ listStyle: 'none' });

/** A report in the list: its head, facts, history and steps in a column. */
export const correction = style([cardBody, stack]);
globalStyle(`${list} > li + li`, {
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const title = style({ fontSize: vars.text.lg, overflowWrap: 'anywhere' });

/** The record below the number of the report. */
export const subject = style([meta, { display: 'block' }]);

/** Text of a user, with its line breaks. */
export const userText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The place of the message after a step; without space while it is empty. */
export const message = style({
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space[4]})` } },
});
