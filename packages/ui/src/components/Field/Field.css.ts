import { globalStyle, style } from '@vanilla-extract/css';
import { whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style([
  { minInlineSize: 0 },
  whenSet('invalid', {
    borderInlineStart: `.25rem solid ${vars.colour.dangerBorder}`,
    paddingInlineStart: vars.space[4],
  }),
]);
export const labelLine = style({
  gridRow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
});
// A link beside the label has a target of 44 px; the negative margin compensates for its padding.
globalStyle(`${labelLine} > a`, { paddingBlock: '.6875rem', marginBlock: '-.6875rem' });

export const label = style({ font: `600 1rem/${vars.leading.snug} ${vars.font.display}` });
export const optional = style({ fontWeight: 400, color: vars.colour.inkMuted });
export const hint = style({
  gridRow: 2,
  marginBlockStart: '.125rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
});
export const slot = style({
  gridRow: 3,
  position: 'relative',
  marginBlockStart: vars.space[2],
  selectors: {
    '&[data-width="short"]': { maxInlineSize: '12rem' },
    '&[data-width="medium"]': { maxInlineSize: '20rem' },
  },
});
export const error = style({
  gridRow: 4,
  display: 'flex',
  gap: '.375rem',
  marginBlockStart: '.375rem',
  color: vars.colour.dangerInk,
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: vars.leading.small,
});

// The icon is centred on the first line, whatever the line height of the script.
globalStyle(`${error} > svg`, { marginBlockStart: 'calc((1lh - 1.125rem) / 2)' });

export const count = style({
  marginBlockStart: '.25rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
