import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: '34rem',
});
globalStyle(`${form} > :first-child`, { flex: '1 1 14rem', minInlineSize: 0 });
// The button is as high as the field beside it.
globalStyle(`${form} > button`, { minBlockSize: vars.size.control });
