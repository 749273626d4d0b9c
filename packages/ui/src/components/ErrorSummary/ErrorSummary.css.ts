import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  padding: vars.space[5],
  border: `.1875rem solid ${vars.colour.dangerBorder}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  fontSize: vars.text.xl,
});
export const list = style({
  marginBlockStart: vars.space[3],
  paddingInlineStart: '1.25rem',
  listStyleType: 'disc',
  lineHeight: 1.9,
});
export const link = style({
  color: vars.colour.dangerInk,
  fontWeight: 600,
});
