import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The page's column: at most 75 rem of content between the gutters. */
export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});
