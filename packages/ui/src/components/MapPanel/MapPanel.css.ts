import { globalStyle, style } from '@vanilla-extract/css';
import { variants, whenSet } from '../../styles/variants.ts';
import { focusBand, innerBand } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { narrowContainer } from './MapSection.css.ts';

const line = `${vars.border.hair} solid ${vars.colour.line}`;
const panelWidth = '23.5rem';

/**
 * All parts are in the same two rows, so that the panel floats above the map without leaving the flow; in a narrow frame
 * the first row has the buttons of the panel, and the tools begin below it.
 */
export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: '36rem',
  overflow: 'hidden',
  background: vars.colour.mapGround,
});
globalStyle(`:where(${root}) > *`, { gridArea: '1 / 1 / span 2' });

export const panel = style({
  zIndex: 3,
  alignSelf: 'start',
  justifySelf: 'start',
  inlineSize: panelWidth,
  maxBlockSize: 'calc(100% - 2rem)',
  margin: vars.space[4],
  overflow: 'auto',
  background: vars.colour.surface,
  border: line,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  '@container': {
    [narrowContainer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[2],
      gridArea: '1 / 1',
      inlineSize: 'auto',
      marginBlockEnd: 0,
      overflow: 'visible',
      background: 'none',
      border: 0,
      boxShadow: 'none',
    },
  },
});

/** View switch and tools at the end; presses between them reach the map. */
export const overlays = style({
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  alignSelf: 'start',
  justifySelf: 'end',
  gap: vars.space[4],
  margin: vars.space[4],
  pointerEvents: 'none',
  '@container': {
    // A row of tools, and the switch of the view below it.
    [narrowContainer]: {
      flexDirection: 'column-reverse',
      alignItems: 'flex-end',
      gridArea: '2 / 1',
      justifySelf: 'stretch',
      gap: vars.space[2],
      marginBlockStart: vars.space[2],
    },
  },
});
globalStyle(`${overlays} > *`, { pointerEvents: 'auto' });

export const views = style({ borderRadius: vars.radius[2], boxShadow: vars.shadow[2] });

export const tools = style({
  display: 'grid',
  background: vars.colour.surface,
  border: line,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[2],
  '@container': {
    // The row scrolls where it is too long, so that the sheet of a tool never covers a button.
    [narrowContainer]: { display: 'flex', maxInlineSize: '100%', overflowX: 'auto' },
  },
});
export const tool = style([
  {
    flex: 'none',
    // Half of the next button stays visible, so that one sees that the row goes on.
    scrollMarginInline: `calc(${vars.size.target} / 2)`,
    selectors: { '&:not(:first-child)': { borderBlockStart: line } },
    '@container': {
      [narrowContainer]: {
        selectors: { '&:not(:first-child)': { borderBlockStart: 0, borderInlineStart: line } },
      },
    },
  },
  whenSet('wide-only', { '@container': { [narrowContainer]: { display: 'none' } } }),
]);
globalStyle(`${tool} > button`, { color: vars.colour.ink });
// The focus ring is inside, because the row clips what overflows it.
globalStyle(`${tool} > button:focus-visible`, {
  '@container': {
    [narrowContainer]: { outlineOffset: '-.3125rem', vars: { [focusBand]: innerBand } },
  },
});
globalStyle(`${tool} > button[aria-pressed="true"]`, {
  background: vars.colour.ink,
  color: vars.colour.canvas,
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});

globalStyle(`${tool} > button[aria-pressed="true"] > svg`, {
  '@media': { [media.forcedColours]: { stroke: 'HighlightText' } },
});

export const stage = style(
  variants('view', {
    map: { position: 'relative', minInlineSize: 0 },
    table: {
      minInlineSize: 0,
      overflow: 'auto',
      paddingBlock: '5rem 1rem',
      paddingInline: `calc(${panelWidth} + 2rem) 1rem`,
      background: vars.colour.canvas,
      '@container': {
        [narrowContainer]: { paddingBlockStart: '8.5rem', paddingInlineStart: vars.space[4] },
      },
    },
  }),
);

// The table is beside the tools and the panel of a tool, not behind them.
const besideTools = (paddingInlineEnd: string) => ({
  paddingInlineEnd,
  '@container': {
    // Below the tools and the switch of the view.
    [narrowContainer]: {
      paddingBlockStart: `calc(3.5rem + 3 * ${vars.size.target})`,
      paddingInlineEnd: vars.space[4],
    },
  },
});
globalStyle(
  `${root}:where(:has(${tools})) > ${stage}[data-view="table"]`,
  besideTools(`calc(2rem + ${vars.size.target})`),
);
globalStyle(
  `${root}:where([data-tool-panel]) > ${stage}[data-view="table"]`,
  besideTools(`calc(25rem + ${vars.size.target})`),
);

export const map = style({ position: 'absolute', inset: 0 });
globalStyle(`${map} > *`, { inlineSize: '100%', blockSize: '100%' });

export const scale = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[4],
  padding: '.25rem .625rem',
  background: vars.colour.surface,
  border: line,
  borderRadius: vars.radius[1],
  fontSize: vars.text.sm,
  '@container': { [narrowContainer]: { display: 'none' } },
});
