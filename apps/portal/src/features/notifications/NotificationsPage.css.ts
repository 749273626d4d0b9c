import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { quietButtonRow } from '../../common/page/card.css.ts';

/** Keyword, days and buttons in a line that wraps. */
export const search = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 32rem auto',
      selectors: { '&:not(:has([aria-invalid="true"]))': { alignItems: 'end' } },
    },
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

// As high as the fields beside them.
globalStyle(`${buttons} > button`, { minBlockSize: vars.size.control });

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

/** The page of a notice; a title without spaces breaks. */
export const notice = style({ overflowWrap: 'anywhere' });

// Type, size and language of the file wrap on a phone.
globalStyle(`${file} a, ${file} a *`, { whiteSpace: 'normal' });
