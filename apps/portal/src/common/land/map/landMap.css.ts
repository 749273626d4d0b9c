import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const hint = style({ marginBlockEnd: vars.space[2], color: vars.colour.inkMuted });

/** The frame with its buttons at the corner. */
export const map = style({
  position: 'relative',
  maxInlineSize: '40rem',
  marginBlockEnd: vars.space[3],
});

/** In which the drawing scrolls. */
export const frame = style({
  aspectRatio: '4 / 3',
  overflow: 'auto',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.colour.mapGround,
  cursor: 'crosshair',
  scrollbarGutter: 'auto',
});
export const drawing = style({
  display: 'block',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

const shape = { stroke: vars.colour.mapStroke, strokeWidth: 1 };
export const plot = style({
  ...shape,
  ':hover': { stroke: vars.colour.mapSelected, strokeWidth: 2.5 },
});
export const chosen = style({ ...shape, stroke: vars.colour.mapSelected, strokeWidth: 4 });

// A rim in the colour of the ground keeps the number legible on a hatch.
export const number = style({
  fill: vars.colour.mapLabel,
  stroke: vars.colour.mapGround,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontSize: '0.875rem',
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});

export const cross = style({ pointerEvents: 'none' });
export const crossRim = style({ stroke: vars.colour.focusInner, strokeWidth: 6 });
export const crossLine = style({ stroke: vars.colour.focusOuter, strokeWidth: 2 });

export const pin = style({
  fill: vars.colour.brand,
  stroke: vars.colour.brandInk,
  strokeWidth: 2,
  pointerEvents: 'none',
});

export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});
export const pinHole = style({ fill: vars.colour.brandInk, pointerEvents: 'none' });

/** The part of a plot that is drawn. */
export const part = style({
  fill: 'none',
  stroke: vars.colour.brand,
  strokeWidth: 3,
  strokeDasharray: '7 4',
  pointerEvents: 'none',
});
export const corner = style({
  fill: vars.colour.brand,
  stroke: vars.colour.brandInk,
  strokeWidth: 2,
  pointerEvents: 'none',
});
export const cornerNumber = style({
  fill: vars.colour.brandInk,
  fontSize: '0.75rem',
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: vars.space[3],
  padding: 0,
  listStyle: 'none',
});
export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const swatch = style({
  inlineSize: '1.75rem',
  blockSize: '1.25rem',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});
