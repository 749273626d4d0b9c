import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const result = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius[3],
  background: vars.colour.sunken,
  '@media': {
    [media.upToTablet]: { padding: vars.space[4] },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

/** The live region of the result; an alert is outside of it, because it is announced by itself. */
export const liveRegion = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});

/** Not wider than a name and its value can be read as one line. */
export const facts = style({
  maxInlineSize: '40rem',
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const name = style({ color: vars.colour.inkMuted });

export const value = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});
