import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const list = style({ display: 'grid', gap: vars.space[4] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) 8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 6rem' } },
});
export const value = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const bar = style({
  blockSize: '1rem',
  maxInlineSize: '100%',
  background: vars.colour.accent,
  forcedColorAdjust: 'none',
});
export const box = style({
  inlineSize: '8rem',
  maxInlineSize: '100%',
  blockSize: '4rem',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  background: vars.colour.raised,
});
