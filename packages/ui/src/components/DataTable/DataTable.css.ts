import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { cardLayout, columnLayout, dataTable } from './container.css.ts';

export * from './toolbar/toolbar.css.ts';
export * from './grid/cardLabel.css.ts';
export * from './grid/cells.css.ts';
export * from './grid/serial.css.ts';
export * from './grid/edges.css.ts';
export * from './selection/selection.css.ts';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;
const innerRadius = `calc(${vars.radius[3]} - ${vars.border.hair})`;

export const root = style({
  containerName: dataTable,
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  border: hair,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
});

// In short windows (a phone in landscape, a large zoom) the page scrolls, and not a box in it.
export const frame = style({
  overflow: 'auto',
  maxBlockSize: 'max(24rem, 80vh)',
  scrollPaddingBlock: '3.25rem .5rem',
  selectors: {
    '&:has(tfoot)': { scrollPaddingBlockEnd: '3.5rem' },
    ':last-child > &': { borderEndStartRadius: innerRadius, borderEndEndRadius: innerRadius },
    '&:focus-visible': { position: 'relative', zIndex: 2, borderRadius: innerRadius },
  },
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
  '@container': {
    [cardLayout]: {
      scrollPaddingBlock: '.5rem',
      selectors: {
        '&:has(tfoot)': { scrollPaddingBlockEnd: '.5rem' },
        '&:not(:has([data-windowed]))': { maxBlockSize: 'none' },
      },
    },
  },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '.9375rem',
  lineHeight: vars.leading.small,
  overflowWrap: 'normal',
  '@container': {
    [cardLayout]: { display: 'block', overflowWrap: 'anywhere' },
    [columnLayout]: { selectors: { '&[data-windowed]': { whiteSpace: 'nowrap' } } },
  },
});
export const caption = style([visuallyHidden]);
export const head = style({
  '@container': {
    [cardLayout]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const body = style({
  background: vars.colour.surface,
  // Text that is no link and no status is quieter; its contrast stays that of text.
  selectors: {
    '[data-loading] > &': { background: vars.colour.sunken, color: vars.colour.inkMuted },
  },
  '@container': { [cardLayout]: { display: 'block' } },
});
export const foot = style({ '@container': { [cardLayout]: { display: 'block' } } });

const rowBase = style({
  '@container': {
    [cardLayout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: '.75rem 1rem',
      borderBlockEnd: hair,
    },
  },
});
export const row = style([
  rowBase,
  {
    background: 'inherit',
    selectors: {
      '&:hover, &[aria-selected="true"]': { background: vars.colour.accentSoft },
      '&[aria-hidden]': { background: 'none' },
    },
  },
]);
export const totals = style([
  rowBase,
  {
    '@container': {
      [cardLayout]: {
        background: vars.colour.sunken,
        borderBlockStart: `.125rem solid ${vars.colour.ink}`,
        borderBlockEnd: 0,
      },
    },
  },
]);

// The edges of the table are aligned with those of the toolbar.
globalStyle(`${table}${table} tr > :first-child`, {
  '@container': { [columnLayout]: { paddingInlineStart: vars.space[5] } },
});
globalStyle(`${table}${table} tr > :last-child`, {
  '@container': { [columnLayout]: { paddingInlineEnd: vars.space[5] } },
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} tbody tr:last-child`, {
  '@container': { [cardLayout]: { borderBlockEnd: 0 } },
});

// In a card the checkbox is before the row header.
globalStyle(`${table} td + th`, {
  '@container': { [cardLayout]: { gridColumn: 2, alignSelf: 'center', paddingBlock: '.25rem' } },
});

// A date or a number is not broken at its hyphen.
globalStyle(`${table} td[data-short]`, { whiteSpace: 'nowrap' });

// In a card a value breaks before it leaves the card.
globalStyle(`${table} td > span`, { '@container': { [cardLayout]: { minInlineSize: 0 } } });

// In a card the link to the next page is at the end.
globalStyle(`${table} td > span:only-child`, {
  '@container': { [cardLayout]: { marginInlineStart: 'auto' } },
});

// The target of a link in a row header has the height of the row.
globalStyle(`${table} th[scope="row"] > a:only-child`, { position: 'relative' });
globalStyle(`${table} th[scope="row"] > a:only-child::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: '-.6875rem',
  insetInline: '-.5rem',
});
