import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { meta } from '../../../common/page/card.css.ts';

/** A line of a cell below another one. */
export const line = style([meta, { display: 'block', overflowWrap: 'break-word' }]);

/** The first line of a cell. */
export const strong = style({ display: 'block', fontWeight: 600 });

/** The notes about an application. */
export const flags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
});

/** A column that keeps a readable width beside others. */
export const wide = style({
  display: 'block',
  '@media': {
    [media.fromTablet]: { minInlineSize: '7.5rem' },
    [media.fromDesktop]: { minInlineSize: '9.5rem' },
  },
});

/** A column in which a date stays on one line, and the number of a plot where the window has room. */
export const oneLine = style({
  display: 'block',
  '@media': {
    [media.fromTablet]: { minInlineSize: '5rem' },
    [media.fromDesktop]: { minInlineSize: '9rem' },
  },
});

/** The time of a stage that is over; the words beside it say the same. */
export const timeBar = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '8rem',
  blockSize: '.375rem',
  marginBlockStart: vars.space[1],
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[1],
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});
export const usedTime = style({
  display: 'block',
  blockSize: '100%',
  background: vars.colour.inkMuted,
  forcedColorAdjust: 'none',
  selectors: { '&[data-late]': { background: vars.colour.dangerBorder } },
});

/** The search and the button of the filters. */
export const searchLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  inlineSize: '100%',
});
export const searchField = style({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '28rem' });

export const orderField = style({ flex: '0 1 16rem', minInlineSize: 0 });
// As high as the field beside them.
globalStyle(`${orderField} ~ button`, { minBlockSize: vars.size.control });

export const filterGroup = style({ flex: '1 0 100%', minInlineSize: 0 });

/** The filters below the search. */
export const filterGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
  inlineSize: '100%',
  marginBlockStart: vars.space[3],
});

/** The list of a tab with its description. */
export const list = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

/** The name of the section and the way back to its list, above the heading of the case. */
export const section = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlock: `calc(-1 * ${vars.space[3]})`,
});
globalStyle(`${section} > h1`, { color: vars.colour.inkMuted, fontSize: vars.text.md });

/** Entries with a button at the end of each. */
export const entries = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
  overflowWrap: 'anywhere',
});

/** Keys and what they do. */
export const keys = style({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[4] });
export const key = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
globalStyle(`${key} kbd`, {
  display: 'inline-block',
  minInlineSize: '2rem',
  padding: `0 ${vars.space[2]}`,
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[1],
  textAlign: 'center',
  fontFamily: 'inherit',
  fontWeight: 600,
});
