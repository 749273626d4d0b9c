import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
});
export const card = style({
  overflow: 'hidden',
  minInlineSize: 0,
  border: hair,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
});
export const themes = style({ display: 'grid', gridTemplateColumns: '1fr 1fr' });
export const swatch = style({
  display: 'grid',
  gap: vars.space[1],
  placeItems: 'center',
  padding: vars.space[3],
  font: `700 1.25rem/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'center',
  forcedColorAdjust: 'none',
});
export const square = style({
  inlineSize: '2rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius[1],
  background: 'currentColor',
});
export const figures = style([
  themes,
  {
    borderBlock: hair,
    font: `600 ${vars.text.sm}/${vars.leading.text} ${vars.font.display}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'center',
  },
]);
export const figure = style({ padding: `${vars.space[1]} ${vars.space[2]}` });
export const words = style({ padding: vars.space[3], minInlineSize: 0, overflowWrap: 'anywhere' });
export const muted = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

export const groups = style({ display: 'grid', gap: vars.space[6] });
export const roles = style({ display: 'grid', listStyle: 'none' });
export const role = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 18rem) minmax(0, 1fr) 12rem',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockEnd: hair,
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: `0 ${vars.space[4]}` },
  },
});
export const besideSwatch = style({
  '@media': { [media.upToTablet]: { gridColumn: 2 } },
});
export const grounds = style([
  themes,
  {
    overflow: 'hidden',
    border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
    borderRadius: vars.radius[1],
    '@media': { [media.upToTablet]: { gridRow: '1 / span 3' } },
  },
]);
export const ground = style({
  blockSize: '2rem',
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
