import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { currentInForcedColours } from '../../styles/currentInForcedColours.ts';

export const root = style({});
export const result = style({});
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const pages = style([pager, { '@media': { [media.upToPhone]: { gap: vars.space[2] } } }]);
/** The number of rows and the pages, in one line if they fit. */
export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
// Pages that do not fit beside the number of rows are a line of their own.
globalStyle(`${frame} > nav`, { flex: '1 1 auto' });

/** The select for the number of rows with its label. */
export const rows = style({});
globalStyle(`${rows} > div`, { display: 'flex', alignItems: 'center', gap: vars.space[3] });
globalStyle(`${rows} > div > div`, { marginBlockStart: 0 });
globalStyle(`${rows} select`, { minBlockSize: vars.size.target, paddingBlock: '.5rem' });

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  listStyle: 'none',
  '@media': { [media.upToPhone]: { display: 'none' } },
});

/** The pages that are left out. */
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  color: vars.colour.inkMuted,
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: '0 .375rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.colour.ink,
  font: `600 1rem/1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&[aria-current]': { background: vars.colour.ink, color: vars.colour.canvas },
  },
  '@media': currentInForcedColours,
});

export const short = style({
  display: 'none',
  textAlign: 'center',
  // Between two long labels it would break at every space, so it is on the line above the buttons.
  '@media': { [media.upToPhone]: { display: 'block', order: -1, flex: '1 0 100%' } },
});
