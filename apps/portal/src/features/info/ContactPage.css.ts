import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  alignContent: 'start',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // The footer does not move when the officials are loaded.
  selectors: { '&[aria-busy="true"]': { minBlockSize: '100vh' } },
});

export const office = style({ fontWeight: 600 });

export const details = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  overflowWrap: 'anywhere',
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});

/** Questions to the office, below the officials. */
export const ask = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[7],
  paddingBlockEnd: vars.space[7],
});

export const alone = style({
  maxInlineSize: '46rem',
  '@media': { [media.upToSide]: { maxInlineSize: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.upToNavigation]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style({ display: 'grid', gap: vars.space[4] });

export const question = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** Text of a user, with its line breaks. */
export const userText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const answer = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.colour.rule}`,
});
