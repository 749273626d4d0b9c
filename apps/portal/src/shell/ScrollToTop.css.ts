import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const corner = style({
  position: 'fixed',
  zIndex: 10,
  insetBlockEnd: '1.25rem',
  insetInlineEnd: '1.25rem',
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[2],
  '@media': { print: { display: 'none' } },
});
