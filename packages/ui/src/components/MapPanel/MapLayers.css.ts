import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const layers = style({});
globalStyle(`${layers} label > span:last-child`, { flex: 1, minInlineSize: 0 });

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const name = style({ flex: 1, minInlineSize: 0 });
export const count = style({
  minInlineSize: '2.5rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});
export const swatch = style({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.25rem',
  forcedColorAdjust: 'none',
});
export const swatchPlot = style({
  stroke: vars.colour.mapStroke,
  strokeWidth: 1.5,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' } },
});
