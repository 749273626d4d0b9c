import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: `${vars.space[8]} ${vars.space[9]}`,
});

export const links = style({ marginBlockStart: vars.space[2] });

export const text = style({
  maxInlineSize: vars.size.measure,
  color: vars.colour.inkMuted,
  fontSize: vars.text.lg,
  textWrap: 'pretty',
});
