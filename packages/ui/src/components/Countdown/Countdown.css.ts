import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const ring = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  flex: 'none',
  rotate: '-90deg',
});
export const track = style({ fill: 'none', stroke: vars.colour.line, strokeWidth: 4 });
export const remaining = style({ fill: 'none', stroke: vars.colour.accent, strokeWidth: 4 });
