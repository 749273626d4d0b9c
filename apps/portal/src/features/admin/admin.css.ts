import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export { buttons, frame, page, tiles } from '../../blocks/workPage.css.ts';

/** The list and, beside it where there is room, the open record; else the record comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(max-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const alone = style({ minInlineSize: 0 });
// Between a phone and a desk the columns stand closer, so that words need not break.
globalStyle(`${alone} :is(th, td)`, {
  '@media': { '(min-width: 48.0625rem) and (max-width: 80rem)': { paddingInline: vars.space[2] } },
});

export const record = style({
  '@media': { '(max-width: 80rem)': { order: -1 } },
});

export const filters = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const searchField = style({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const choiceField = style({ flex: '0 1 12rem', minInlineSize: 0 });
export const long = style({ overflowWrap: 'break-word' });

/** A button at the end of a row; its height takes no room. */
export const rowAction = style({ marginInlineStart: 'auto' });
globalStyle(`${rowAction} > button`, { margin: '-.75rem' });

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
