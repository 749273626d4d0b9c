import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { acreTints } from '../../../common/land/map/acreTints.css.ts';
import { tintedPlace } from '../../../common/land/map/tintedPlaces.css.ts';

/** The map with its figures and table, and the form beside them; before the table where the space is narrow. */
export const columns = style({
  display: 'grid',
  gridTemplate: '"map form" "mouza form" "table form" 1fr / minmax(0, 1fr) minmax(20rem, 26rem)',
  columnGap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [media.upToSide]: { gridTemplate: '"map" "mouza" "form" "table" / minmax(0, 1fr)' },
  },
});

const area = (gridArea: string) =>
  style({
    gridArea,
    minInlineSize: 0,
    // Not a gap, because the figures of a mouza may not be there.
    selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[5] } },
  });
export const mapArea = area('map');
export const mouzaArea = area('mouza');
export const formArea = area('form');
export const tableArea = area('table');

globalStyle(`${tableArea} :is(td, th)`, { verticalAlign: 'middle' });

/** As wide as the drawing, which is four to three. */
export const frame = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.colour.sunken,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const ground = style({
  fill: vars.colour.surface,
  stroke: vars.colour.line,
  strokeWidth: 1.5,
  '@media': { [media.forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** A mark of a small place, which can be pressed around it too. */
export const mark = style({ cursor: 'pointer', outline: 'none' });
export const target = style({ fill: 'transparent' });
globalStyle(`${mark}:focus-visible`, { boxShadow: 'none' });
globalStyle(`${mark}:focus-visible > ${tintedPlace}`, { stroke: vars.colour.ink, strokeWidth: 4 });

// A rim in the colour of the ground keeps the name legible on outlines.
export const name = style({
  fill: vars.colour.ink,
  stroke: vars.colour.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontSize: '0.875rem',
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const swatch = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.25rem',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[1],
  forcedColorAdjust: 'none',
  selectors: acreTints('background'),
});
