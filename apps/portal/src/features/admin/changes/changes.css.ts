import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The plots before and after a division beside each other; below each other where there is little room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  maxInlineSize: '44rem',
});
export const side = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const sideTitle = style({ fontSize: vars.text.md });
export const areas = style({ listStyle: 'none', fontVariantNumeric: 'tabular-nums lining-nums' });
