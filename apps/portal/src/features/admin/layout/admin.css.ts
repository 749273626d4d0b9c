import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export { frame, page, tiles } from '../../../common/page/workPage.css.ts';

export const singleColumn = style({ minInlineSize: 0 });

export const filters = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const searchField = style({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '24rem' });
export const choiceField = style({ flex: '1 1 10rem', minInlineSize: 0, maxInlineSize: '24rem' });
/** The selects of a place in a filter, in one line if they fit. */
export const placeFields = style({
  flex: '1 1 100%',
  order: 1,
  display: 'grid',
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[3],
  maxInlineSize: '48rem',
});
/** The buttons of a form, at the lower edge of the drawer while the form is longer. */
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space[4],
  background: vars.colour.raised,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});
/** The version of the release, at the end of each page. */
export const version = style({ fontSize: vars.text.sm, color: vars.colour.inkMuted });
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

/** The changes of a record, newest first. */
export const changes = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const change = style({ display: 'grid', gap: vars.space[2] });

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

/** The reason of a change. */
export const reason = style({ inlineSize: '100%', maxInlineSize: '40rem' });
