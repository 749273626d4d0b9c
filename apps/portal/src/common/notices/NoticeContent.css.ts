import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { quietButtonRow } from '../page/card.css.ts';

export const date = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

export const text = style({
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space[2],
  overflowX: 'auto',
});

globalStyle(`${text} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'top',
});

/** The file of a notice, below its text. */
export const file = style([
  quietButtonRow,
  { marginBlock: `${vars.space[3]} calc(-1 * ${vars.space[2]})` },
]);

// Type, size and language of the file wrap on a phone.
globalStyle(`${file} a, ${file} a *`, { whiteSpace: 'normal' });
