import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// The woven strip belongs to the temple.
globalStyle('[data-department="waterways"]', { vars: { '--tl-image-strip': 'none' } });

export const main = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[4],
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.full,
  background: vars.colour.brand,
  color: vars.colour.brandInk,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});
