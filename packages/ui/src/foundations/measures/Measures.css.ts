import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space[4] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
});
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
