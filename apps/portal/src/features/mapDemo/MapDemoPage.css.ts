import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { acreTints } from '../../common/land/map/acreTints.css.ts';
import { chosenPlace } from '../../common/land/map/tintedPlaces.css.ts';

export const stage = style({
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
  '@media': { [media.upToTablet]: { padding: vars.space[2] } },
});

/** As large as the drawing, so that a popover is at its district. */
export const sheet = style({ position: 'relative', maxInlineSize: '62rem', marginInline: 'auto' });

export const map = style({ display: 'block', inlineSize: '100%' });

export const label = style({
  fill: vars.colour.ink,
  font: `600 1.25rem ${vars.font.display}`,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
  selectors: { [`${chosenPlace} + &`]: { fill: vars.colour.highlightInk } },
  '@media': {
    // The drawing scales with the window, its text less.
    [media.upToTablet]: { fontSize: '1.75rem' },
    [media.forcedColours]: { fill: 'CanvasText' },
  },
});

export const popover = style({
  position: 'absolute',
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: '15rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  translate: '-50% 1.75rem',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[3],
  background: vars.colour.raised,
  boxShadow: vars.shadow[3],
});

export const popoverTitle = style({
  font: `600 1.125rem/${vars.leading.snug} ${vars.font.display}`,
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  listStyle: 'none',
});

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const swatch = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[1],
  forcedColorAdjust: 'none',
  selectors: acreTints('background'),
});
