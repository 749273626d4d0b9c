import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
});
export const card = style({
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
});
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '5rem',
  font: `650 2rem/1.2 ${vars.font.display}`,
  forcedColorAdjust: 'none',
});
export const square = style({
  inlineSize: '3rem',
  blockSize: '2rem',
  borderRadius: vars.radius[1],
});
export const words = style({ padding: vars.space[4] });
export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 650 });
export const muted = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
