import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({});

export const status = style({ display: 'contents' });
export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  paddingInline: '.875rem',
  border: `${vars.border.control} solid ${vars.colour.successBorder}`,
  borderStartEndRadius: vars.radius[2],
  borderEndEndRadius: vars.radius[2],
  background: vars.colour.successBg,
  color: vars.colour.successInk,
  font: `600 .9375rem/${vars.leading.snug} ${vars.font.display}`,
});
export const change = style({
  minBlockSize: vars.size.target,
  padding: '.25rem 0',
  border: 0,
  background: 'none',
  color: vars.colour.link,
  font: `400 1rem/${vars.leading.small} ${vars.font.text}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});
