import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space[2],
});
export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '3rem',
  background: vars.colour.sunken,
  color: vars.colour.ink,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
});
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 });
export const shape = style({ fill: 'currentColor' });
export const alternative = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
// The label of a quiet button is in line with the answer.
globalStyle(`${alternative} > button:first-child`, { marginInlineStart: '-.75rem' });
export const passed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  padding: '.375rem .875rem',
  border: `${vars.border.control} solid ${vars.colour.successBorder}`,
  borderRadius: vars.radius[2],
  background: vars.colour.successBg,
  color: vars.colour.successInk,
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
});
export const answer = style({ marginBlockStart: vars.space[2], maxInlineSize: '19rem' });
