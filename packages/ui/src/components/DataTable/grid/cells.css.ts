import { style } from '@vanilla-extract/css';
import { variants, whenSet } from '../../../styles/variants.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusBand, innerBand } from '../../../styles/focusRing.ts';
import { edgeShade } from './edges.css.ts';
import { cardLayout, columnLayout } from '../container.css.ts';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;
const selectWidth = '3.625rem';
export const serialWidth = '5rem';
const figures = 'tabular-nums lining-nums';
const c = vars.colour;
// The first column remains in view while the others are scrolled to the side.
const layers = { firstColumn: 1, headAndTotals: 2, corner: 3 } as const;
const fixed = { position: 'sticky', insetInlineStart: 0, zIndex: layers.firstColumn } as const;
const fixedCorner = { ...fixed, zIndex: layers.corner } as const;
const edgeShadow = {
  boxShadow: `${vars.border.hair} 0 ${c.lineStrong}, .5rem 0 .5rem -.25rem ${edgeShade}`,
};

const th = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.headAndTotals,
  blockSize: vars.size.target,
  padding: '0 1rem',
  borderBlockEnd: `${vars.border.hair} solid ${c.lineStrong}`,
  background: c.sunken,
  color: c.inkMuted,
  font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { '[data-density="compact"] &': { paddingInline: '.75rem' } },
});
// Keeps text apart from the number before it, however narrow the columns are.
const afterNumber = {
  '@container': { [columnLayout]: { selectors: { '&&': { paddingInlineEnd: vars.space[4] } } } },
} as const;

export const selectHeader = style([
  th,
  {
    inlineSize: selectWidth,
    selectors: { '&&': { padding: 0 } },
    '@container': { [columnLayout]: fixedCorner },
  },
]);
/** Serial numbers of up to six digits, in the place of the boxes of a selection. */
export const serialNumber = {
  paddingInlineEnd: vars.space[2],
  color: c.inkMuted,
  fontVariantNumeric: figures,
  textAlign: 'end',
} as const;
export const serialHeader = style([
  selectHeader,
  {
    inlineSize: serialWidth,
    minInlineSize: serialWidth,
    '@container': { [columnLayout]: { selectors: { '&&': serialNumber } } },
  },
]);
export const columnHeader = style([
  th,
  ...variants('align', { end: { ...afterNumber, textAlign: 'end' } }),
  {
    '@container': {
      [columnLayout]: {
        selectors: {
          '&:first-child': fixedCorner,
          [`${selectHeader} + &`]: { ...fixedCorner, insetInlineStart: selectWidth },
          [`${serialHeader} + &`]: { insetInlineStart: serialWidth },
          [`[data-more-start] &:is(:first-child, ${selectHeader} + *)`]: edgeShadow,
        },
      },
    },
  },
]);

// The focus ring is inside, because the frame clips what overflows the sticky header.
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  marginInline: '-.5rem',
  padding: '0 .5rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover, [aria-sort] > &': { color: c.ink },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
    '&:focus-visible': {
      borderRadius: vars.radius[1],
      outlineOffset: '-.3125rem',
      vars: { [focusBand]: innerBand },
    },
  },
  '@container': { [cardLayout]: { display: 'none' } },
});
const td = style({
  blockSize: '3rem',
  padding: '.75rem 1rem',
  borderBlockEnd: hair,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    '[data-density="compact"] &': {
      blockSize: vars.size.target,
      padding: '.5rem .75rem',
      verticalAlign: 'middle',
    },
    '[data-windowed] &': { paddingBlock: '.25rem', verticalAlign: 'middle' },
    '[data-windowed][data-density="comfortable"] &': { blockSize: '3.25rem' },
  },
  '@container': {
    [cardLayout]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[4],
      gridColumn: '1 / -1',
      blockSize: 'auto',
      padding: '.25rem 0',
      border: 0,
      textAlign: 'end',
      selectors: {
        '[data-density="compact"] &': { blockSize: 'auto', padding: '.0625rem 0' },
        '[data-windowed][data-density] &': { blockSize: 'auto' },
        '&:empty': { display: 'none' },
      },
    },
  },
});
export const cell = style([
  td,
  whenSet('detail', {
    '@container': { [cardLayout]: { selectors: { '[data-brief] &&': { display: 'none' } } } },
  }),
  ...variants('align', {
    end: { ...afterNumber, textAlign: 'end', fontVariantNumeric: figures },
  }),
]);
export const rowHeader = style([
  td,
  {
    background: 'inherit',
    fontWeight: 650,
    fontVariantNumeric: figures,
    '@container': {
      [cardLayout]: {
        display: 'block',
        paddingBlockEnd: '.375rem',
        fontSize: '1.0625rem',
        textAlign: 'start',
      },
      [columnLayout]: {
        ...fixed,
        selectors: {
          'td + &': { insetInlineStart: selectWidth },
          '[data-more-start] &': edgeShadow,
        },
      },
    },
  },
]);

const footCell = style({
  borderBlock: 0,
  borderBlockStart: `.125rem solid ${c.ink}`,
  background: c.sunken,
  fontWeight: 650,
  '@container': {
    [cardLayout]: { border: 0, background: 'none' },
    [columnLayout]: { position: 'sticky', insetBlockEnd: 0, zIndex: layers.headAndTotals },
  },
});
export const total = style([cell, footCell, {}]);
export const totalHeader = style([
  rowHeader,
  footCell,
  { '@container': { [columnLayout]: { zIndex: layers.corner } } },
]);
export const selectCell = style([
  td,
  {
    inlineSize: selectWidth,
    background: 'inherit',
    selectors: { '&&': { padding: 0 } },
    '@container': {
      [cardLayout]: { gridColumn: 1, inlineSize: 'auto' },
      [columnLayout]: fixed,
    },
  },
]);
