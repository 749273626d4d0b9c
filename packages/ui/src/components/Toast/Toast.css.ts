import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  position: 'fixed',
  zIndex: 70,
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  maxInlineSize: 'min(28rem, calc(100vw - 2rem))',
  '@media': {
    [media.upToTablet]: { insetInlineEnd: vars.space[4], maxInlineSize: 'none' },
    print: { display: 'none' },
  },
});
export const list = style({ display: 'grid', gap: vars.space[2] });
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '.25rem .25rem .25rem 1rem',
  background: vars.colour.successBg,
  color: vars.colour.successInk,
  border: `${vars.border.hair} solid ${vars.colour.successBorder}`,
  borderInlineStartWidth: '.375rem',
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[3],
});
export const text = style({ flex: 1, paddingBlock: vars.space[2] });
