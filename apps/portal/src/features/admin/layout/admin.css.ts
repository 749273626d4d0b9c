import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export { frame, page, tiles } from '../../../common/page/workPage.css.ts';

/** The list with the open record beside it on wide screens, above it on narrow ones. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(max-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const singleColumn = style({ minInlineSize: 0 });

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

/** A button at the end of a row; it does not make the row higher. */
export const rowAction = style({ marginInlineStart: 'auto' });
globalStyle(`${rowAction} > button`, { margin: '-.75rem', whiteSpace: 'nowrap' });

/** The preview of a stored text. */
export const preview = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
  overflowWrap: 'anywhere',
});

/** A date field with a time field beside it. */
export const dateTime = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});

/** The sections below the form of a record, separated by lines. */
export const recordSections = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** The selects of a place, below its name. */
export const placeChain = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: `0 0 0 ${vars.space[4]}`,
  border: 0,
  borderInlineStart: `${vars.border.strong} solid ${vars.colour.line}`,
});
export const placeChainName = style({
  paddingBlockEnd: vars.space[3],
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
});
