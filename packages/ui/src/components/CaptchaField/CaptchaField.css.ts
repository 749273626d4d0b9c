import { style } from '@vanilla-extract/css';
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
export const answer = style({ marginBlockStart: vars.space[2], maxInlineSize: '19rem' });
