import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { skeletonBar } from '../../../theme/skeletonBar.ts';
import { cardLayout, columnLayout } from '../container.css.ts';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;

export const cardsOnly = style({ '@container': { [columnLayout]: { display: 'none' } } });

export const columnsOnly = style({ '@container': { [cardLayout]: { display: 'none' } } });

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@container': { [cardLayout]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});

export const toolbar = style([
  bar,
  {
    position: 'relative',
    alignItems: 'end',
    borderBlockEnd: hair,
    selectors: {
      '&[data-bare]': { padding: 0, border: 0 },
      '&[data-count-only]': { paddingBlock: vars.space[2] },
    },
    '@container': { [cardLayout]: { selectors: { '&[data-bare]': { padding: 0 } } } },
  },
]);
export const footer = style([bar, { display: 'block', borderBlockStart: hair }]);
export const filters = style({
  flex: '1 1 20rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  minInlineSize: 0,
  '@container': {
    [cardLayout]: { inlineSize: '100%', selectors: { '&:empty': { display: 'none' } } },
  },
});
// The height of the buttons beside them.
globalStyle(`${filters} :is(input, select)`, {
  minBlockSize: vars.size.target,
  paddingBlock: '.5rem',
});
globalStyle(`${filters}${filters} > *`, { '@container': { [cardLayout]: { flex: '1 1 100%' } } });
export const result = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // The height of the controls beside it.
  selectors: {
    ':where(:not([data-count-only])) > &:not(:empty)': { minBlockSize: vars.size.target },
  },
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [cardLayout]: { marginInlineStart: 0 } },
});
export const sortSelect = style([
  cardsOnly,
  { inlineSize: '100%', selectors: { '[data-bare] > &': { display: 'none' } } },
]);

export const cardDetails = style([cardsOnly, { inlineSize: '100%' }]);

export const chooser = style({
  position: 'relative',
  '@container': { [cardLayout]: { position: 'static', marginInlineStart: 'auto' } },
});
export const chooserPanel = style({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: 'calc(100% + .25rem)',
  insetInlineEnd: 0,
  minInlineSize: '16rem',
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: hair,
  borderRadius: vars.radius[3],
  background: vars.colour.raised,
  boxShadow: vars.shadow[3],
  '@container': {
    [cardLayout]: { insetBlockStart: '100%', insetInline: vars.space[4], minInlineSize: 0 },
  },
});
export const chooserGroup = style({});
export const chooserLegend = style({
  paddingBlockEnd: vars.space[1],
  color: vars.colour.inkMuted,
  font: `600 ${vars.text.sm}/${vars.leading.small} ${vars.font.display}`,
});

export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: `calc(${vars.size.target} + 2 * ${vars.space[1]} + ${vars.border.hair})`,
  padding: `${vars.space[1]} ${vars.space[5]}`,
  borderBlockEnd: hair,
  selectors: { '&[data-selected]': { background: vars.colour.accentSoft } },
  '@container': { [cardLayout]: { paddingInline: vars.space[4] } },
});
export const selectionCount = style({
  color: vars.colour.inkMuted,
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '[data-selected] > &': { color: vars.colour.ink },
    '&:focus-visible': { borderRadius: vars.radius[1] },
  },
});
export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const loadError = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: vars.space[5],
  '@container': { [cardLayout]: { padding: vars.space[4] } },
});

export const skeletonLine = style({
  ...skeletonBar,
  display: 'inline-block',
  inlineSize: '70%',
  minInlineSize: '3rem',
});
