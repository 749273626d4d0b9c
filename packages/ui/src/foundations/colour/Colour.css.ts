import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const cells = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
  gap: vars.space[3],
  listStyle: 'none',
});

export const pairs = style(cells('17rem'));
export const palette = style(cells('11rem'));
export const card = style({
  display: 'flex',
  overflow: 'hidden',
  minInlineSize: 0,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
});
export const swatch = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  font: `700 1.25rem/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'center',
  forcedColorAdjust: 'none',
});
export const square = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius[1],
  background: 'currentColor',
});
export const words = style({ padding: vars.space[3], minInlineSize: 0 });
export const figure = style({
  font: `650 ${vars.text.xl}/${vars.leading.snug} ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const muted = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const role = style({
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
});
export const ground = style({
  blockSize: '3.5rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
});
