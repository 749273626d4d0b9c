import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

const upToColumns = '(max-width: 60rem)';

/** The sketch beside the forms; below each other where there is little room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 26rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [upToColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const form = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
globalStyle(`${form} > *`, { inlineSize: '100%', maxInlineSize: '36rem' });
/** A field as wide as the form. */
export const whole = style({ selectors: { [`${form} > &`]: { maxInlineSize: 'none' } } });

export const sketch = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
});
const outline = style({ stroke: vars.colour.ink, vectorEffect: 'non-scaling-stroke' });
export const neighbour = style([
  outline,
  { fill: 'none', stroke: vars.colour.inkMuted, strokeWidth: 1 },
]);
export const part = style([outline, { fill: vars.colour.surface, strokeWidth: 2 }]);
export const line = style({
  fill: 'none',
  stroke: vars.colour.brand,
  strokeWidth: 3,
  strokeDasharray: '6 4',
  vectorEffect: 'non-scaling-stroke',
});
export const number = style({
  fill: vars.colour.ink,
  fontSize: 5,
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'middle',
});
