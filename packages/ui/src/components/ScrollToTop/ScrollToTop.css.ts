import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'fixed',
  zIndex: 10,
  insetBlockEnd: '1.25rem',
  insetInlineEnd: '1.25rem',
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[2],
  '@media': { print: { display: 'none' } },
});

globalStyle(`:root:has(dialog[open], [role$="dialog"]:not(dialog, [hidden])) ${root}`, {
  display: 'none',
});
