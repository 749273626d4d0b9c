import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  gap: vars.space[4],
  margin: `${vars.space[4]} 0 0`,
});

export const body = style({ display: 'grid', gap: vars.space[7] });
