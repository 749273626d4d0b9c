import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export { buttons, frame, page, tiles } from '../../../common/page/workPage.css.ts';

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
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const searchField = style({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const choiceField = style({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const long = style({ overflowWrap: 'break-word' });

/** A button at the end of a row; its height takes no room. */
export const rowAction = style({ marginInlineStart: 'auto' });
globalStyle(`${rowAction} > button`, { margin: '-.75rem', whiteSpace: 'nowrap' });

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

/** What follows the form of a record, each part under a line. */
export const after = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** A part of a form under a heading of its own. */
export const named = style({ display: 'grid', gap: vars.space[3] });

export const plainList = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });

/** The lists that lead down to a place, under the name of the place. */
export const chain = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: `0 0 0 ${vars.space[4]}`,
  border: 0,
  borderInlineStart: `${vars.border.strong} solid ${vars.colour.line}`,
});
export const chainName = style({
  paddingBlockEnd: vars.space[3],
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
});
