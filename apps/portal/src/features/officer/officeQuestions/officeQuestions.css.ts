import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});
/** Questions in a card of their own, between lines. */
export const receivedList = style({ listStyle: 'none' });
export const received = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});
export const number = style({ fontSize: vars.text.lg });
export const to = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const text = style({ whiteSpace: 'pre-line', maxInlineSize: '70ch' });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
