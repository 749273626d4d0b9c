import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({ minInlineSize: 0 });
export const invalid = style([
  field,
  {
    borderInlineStart: `.25rem solid ${vars.colour.dangerBorder}`,
    paddingInlineStart: vars.space[4],
  },
]);
export const labelLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
});
// A link beside the label reaches 44 px by padding that takes no room.
globalStyle(`${labelLine} > a`, { paddingBlock: '.6875rem', marginBlock: '-.6875rem' });

export const label = style({ font: `600 1rem/${vars.leading.snug} ${vars.font.display}` });
export const optional = style({ fontWeight: 400, color: vars.colour.inkMuted });
export const hint = style({
  marginBlockStart: '.125rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});
export const slot = style({ position: 'relative', marginBlockStart: vars.space[2] });
export const error = style({
  display: 'flex',
  gap: '.375rem',
  marginBlockStart: '.375rem',
  color: vars.colour.dangerInk,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.45,
});

export const count = style({
  marginBlockStart: '.25rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
