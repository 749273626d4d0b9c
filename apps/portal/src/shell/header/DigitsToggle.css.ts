import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const toggle = style({
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: 'inherit',
  font: `500 ${vars.text.sm}/1 ${vars.font.text}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
    '&[aria-pressed="true"]': {
      borderRadius: 0,
      boxShadow: 'inset 0 -.1875rem 0 currentColor',
      fontWeight: 650,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { textDecoration: 'underline .1875rem' } },
    },
  },
});
