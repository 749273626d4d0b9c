import { style, globalStyle } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlockEnd: vars.space[7],
});

/** Two cards beside each other where there is room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[5],
});

/** Cards below each other in one half. */
export const column = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

/** The area of the table, reserved while it loads. */
export const list = style({
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { minBlockSize: '24rem' } },
});

export const newestHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const timeline = style({ marginBlock: `${vars.space[6]} ${vars.space[2]}` });

export const newestActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
});

export const notices = style({ listStyle: 'none' });
globalStyle(`${notices} > li`, {
  padding: `.875rem ${vars.space[5]}`,
  borderBlockEnd: hairline,
  lineHeight: vars.leading.small,
  '@media': { [media.upToTablet]: { paddingInline: vars.space[4] } },
});
globalStyle(`${notices} > li:last-child`, { borderBlockEnd: 0 });

export const newestTitle = style({ marginBlockEnd: vars.space[1] });
/** Selects in a line that wraps. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const startTitle = style({ marginBlockEnd: vars.space[3], fontSize: '1.1875rem' });
export const startText = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

/** The next steps of the applicant, above the details. */
export const steps = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[5] } },
});
export const step = style({ display: 'grid', gap: vars.space[4] });

/** What waits for the user is marked at its edge as a warning is. */
export const tasks = style({
  borderColor: vars.colour.warningBorder,
  borderInlineStart: `.375rem solid ${vars.colour.warningBorder}`,
});
export const task = style({ display: 'flex', gap: vars.space[3] });
/** A watch: icon, what is watched, and its removal at the end; below it on a phone. */
export const watch = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const watchText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const watchEnd = style({
  '@media': {
    [media.fromTablet]: { alignSelf: 'center', marginInlineEnd: '-.75rem' },
    [media.upToTablet]: { gridColumn: 2, justifySelf: 'start', marginInlineStart: '-.75rem' },
  },
});
export const taskDue = style({ fontSize: vars.text.sm, fontWeight: 600 });
