import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  // The caption is positioned in the box, not in the page.
  position: 'relative',
  overflow: 'auto',
  borderEndStartRadius: vars.radius[3],
  borderEndEndRadius: vars.radius[3],
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  lineHeight: vars.leading.small,
  overflowWrap: 'normal',
});

const inTable = style({
  padding: '.625rem .75rem',
  textAlign: 'end',
  verticalAlign: 'top',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[5], textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: vars.space[5] },
  },
});
export const head = style([
  inTable,
  {
    borderBlockEnd: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
    background: vars.colour.sunken,
    color: vars.colour.inkMuted,
    font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
    verticalAlign: 'bottom',
  },
]);
export const cell = style([
  inTable,
  {
    borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      'th&': { fontWeight: 600 },
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
  },
]);
export const sum = style([cell, { fontWeight: 600 }]);
