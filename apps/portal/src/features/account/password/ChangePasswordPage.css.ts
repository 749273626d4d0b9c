import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: '32rem',
  paddingBlockEnd: vars.space[7],
});
