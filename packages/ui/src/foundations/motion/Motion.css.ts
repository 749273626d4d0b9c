import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '40rem' });
export const row = style({ display: 'grid', gap: vars.space[2] });
export const name = style({ fontWeight: 650 });
export const use = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const track = style({
  padding: vars.space[1],
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
});
export const dot = style({
  display: 'block',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  background: vars.colour.accent,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.motion.ease,
  forcedColorAdjust: 'none',
  selectors: { '[data-is-at-end="true"] &': { marginInlineStart: 'calc(100% - 1.5rem)' } },
});
