import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** The section's navigation and the page beside it. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.side} minmax(0, 1fr)`,
  flex: 1,
  inlineSize: '100%',
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '90rem',
  padding: `${vars.space[5]} ${vars.size.gutter} ${vars.space[8]}`,
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

/** The list and, beside it where there is room, the open record; else the record comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(max-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const alone = style({ minInlineSize: 0 });

export const record = style({
  '@media': { '(max-width: 80rem)': { order: -1 } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const searchField = style({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const choiceField = style({ flex: '0 1 12rem', minInlineSize: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const long = style({ overflowWrap: 'anywhere' });

/** A stored text as the public reads it. */
export const preview = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
  overflowWrap: 'anywhere',
});

/** A day, and the time of day beside it. */
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});

export const plainList = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });
