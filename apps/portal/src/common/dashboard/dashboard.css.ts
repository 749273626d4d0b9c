import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
});
export const days = style({ gridColumn: '1 / -1', maxInlineSize: '36rem' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** A tile with the link to the list behind it. */
export const tile = style({ position: 'relative' });
globalStyle(`${tile} a::after`, { content: '', position: 'absolute', inset: 0 });

/** Two charts beside each other where there is room. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const wide = style({ gridColumn: '1 / -1' });
export const note = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
export const cell = style({
  stroke: vars.colour.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});
globalStyle(`a:hover > ${cell}`, { stroke: vars.colour.ink, strokeWidth: 1.5 });
/** A label on a cell, on a ground of its own. */
export const cellText = style({
  fill: vars.colour.ink,
  fontFamily: vars.font.text,
  fontWeight: 600,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});
export const cellGround = style({
  fill: vars.colour.surface,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { fill: 'Canvas' } },
});
/** The outline of a place on the map. */
export const place = style([cell, { stroke: vars.colour.lineStrong }]);
/** A number on the map, readable on each fill. */
export const placeText = style([
  cellText,
  {
    stroke: vars.colour.surface,
    strokeWidth: 4,
    paintOrder: 'stroke',
    '@media': { [media.forcedColours]: { stroke: 'Canvas' } },
  },
]);
globalStyle(`a:hover > ${place}`, { stroke: vars.colour.ink, strokeWidth: 2 });
export const map = style({ display: 'grid', gap: vars.space[4] });
/** A chart in the full width with a note below it. */
export const wideMap = style([map, wide]);
export const mapField = style({ maxInlineSize: '24rem' });
export const mapDrawing = style([drawing, { maxBlockSize: '34rem' }]);
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
});
globalStyle(`${legend} li`, { display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const swatch = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
