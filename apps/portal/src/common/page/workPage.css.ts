import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

// In the kit's layer, so that its more specific rules win, for example that of the first column.
const kitLayer = 'tl.components';

const betweenPhoneAndDesk = '(min-width: 48.0625rem) and (max-width: 64rem)';

/** The navigation of a section and the page beside it. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.side} minmax(0, 1fr)`,
  flex: 1,
  inlineSize: '100%',
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '80rem',
  padding: `${vars.space[5]} ${vars.size.gutter} ${vars.space[8]}`,
});

// On medium widths the columns are closer, so that all are visible.
globalStyle(`${page} :is(th, td)`, {
  '@layer': {
    [kitLayer]: { '@media': { [betweenPhoneAndDesk]: { paddingInline: vars.space[1] } } },
  },
});
globalStyle(`${page} table :is(th, td):last-child`, {
  '@layer': {
    [kitLayer]: { '@media': { [betweenPhoneAndDesk]: { paddingInlineEnd: '.625rem' } } },
  },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
