import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space[7],
});

/** Three lists and two days in a line that wraps. */
export const filters = style({
  display: 'grid',
  flex: '1 1 100%',
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // The number of rows is beside the days.
    [media.fromDesktop]: { flexBasis: '60rem' },
  },
  alignItems: 'start',
  gap: vars.space[4],
});

/** The days, and the button that clears the filters beside them. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'end',
  gap: vars.space[3],
});

globalStyle(`${days} > :first-child`, { flex: '0 1 32rem' });

export const list = style({ listStyle: 'none' });
globalStyle(`${list} > li`, { borderBlockEnd: hairline });
globalStyle(`${list} > li:last-child`, { borderBlockEnd: 0 });

/** A notification: the mark of an unread one, its text, and what can be done. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '.625rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});

export const dot = style({
  inlineSize: '.625rem',
  blockSize: '.625rem',
  marginBlockStart: '.4375rem',
  borderRadius: vars.radius.full,
  background: vars.colour.brandText,
  '@media': { [media.forcedColours]: { border: '.3125rem solid CanvasText' } },
});

export const body = style({ display: 'grid', gridColumn: 2, gap: vars.space[1] });

/** The link of a notification and its button, which begin where the text does also below each other. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  marginInlineStart: '-.75rem',
});
globalStyle(`${actions} > a`, { marginInline: '.75rem' });

export const text = style({
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const unreadText = style([text, { fontWeight: 600 }]);
