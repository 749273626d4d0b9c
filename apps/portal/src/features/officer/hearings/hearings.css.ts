import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

// Between a phone and a desktop a day is a line, with its hearings beside its date.
const besideTheDay = '(min-width: 36rem) and (max-width: 79.99rem)';
const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

/** The shown days and the buttons that move them. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const period = style({ fontSize: '1.1875rem', fontVariantNumeric: 'tabular-nums' });

/** The days of a week beside each other where there is room, else below each other. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  overflow: 'hidden',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
  },
});
export const day = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[3],
  outline: `${vars.border.hair} solid ${vars.colour.line}`,
  minInlineSize: 0,
  '@media': { [besideTheDay]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
  selectors: { '&[data-today="true"]': { background: vars.colour.sunken } },
});
export const dayTitle = style({ fontSize: '1rem' });
export const weekday = style({ display: 'block', color: vars.colour.inkMuted, fontWeight: 400 });
export const hearings = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });
export const hearing = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
