import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;
const upToColumns = '(max-width: 79.99rem)';
const upToTwoColumns = '(max-width: 52rem)';
const aboveTheTabs = '(min-width: 48.0625rem) and (max-width: 79.99rem)';

/** The heading of the case with its stage. */
export const heading = style({ display: 'grid', gap: vars.space[2] });
globalStyle(`${heading} h2`, {
  fontSize: vars.text['3xl'],
  overflowWrap: 'anywhere',
  '@media': { [media.upToTablet]: { fontSize: '1.5rem' } },
});

/** The land at the start, the views in the middle, the actions at the end; below each other on small screens. */
export const columns = style({
  display: 'grid',
  gridTemplate: `"land views actions" 1fr / 16.5rem minmax(0, 1fr) 19rem`,
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    [upToColumns]: {
      gridTemplate: `"land actions" auto "views actions" 1fr / minmax(0, 1fr) 19rem`,
    },
    [upToTwoColumns]: {
      gridTemplate: `"land" auto "views" auto "actions" auto / minmax(0, 1fr)`,
    },
  },
});
export const views = style({ gridArea: 'views', minInlineSize: 0 });
export const actions = style([
  stack,
  {
    gridArea: 'actions',
    '@media': { '(min-width: 52.01rem)': { position: 'sticky', insetBlockStart: vars.space[4] } },
  },
]);

/** The link to the actions where they are at the end of the page. */
export const toActions = style({
  display: 'none',
  '@media': { [upToTwoColumns]: { display: 'block' } },
});

export const land = style([stack, { gridArea: 'land' }]);
globalStyle(`:is(${land}, ${actions}) h2`, { fontSize: '1.1875rem' });
export const landTitle = style({ fontSize: '1rem' });

/** Names above their values, beside each other where there is room. */
export const landFacts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space[3],
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))' },
  },
});
globalStyle(`${landFacts} > [data-long]`, {
  '@media': { [media.fromTablet]: { gridColumn: 'span 2' } },
});
globalStyle(`${landFacts} dt`, { color: vars.colour.inkMuted, fontSize: vars.text.sm });
globalStyle(`${landFacts} dd`, {
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

/** A recorded plot: its sketch beside its facts above the tabs, below each other elsewhere. */
export const record = style([
  stack,
  {
    '@media': {
      [aboveTheTabs]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'start' },
    },
  },
]);
globalStyle(`${record} > :is(h3, details)`, { gridColumn: '1 / -1' });

export const sketch = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  aspectRatio: '1',
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
});
export const plotBeside = style({
  fill: vars.colour.surface,
  stroke: vars.colour.lineStrong,
  strokeWidth: 0.5,
});
export const ownPlot = style({ stroke: vars.colour.ink, strokeWidth: 1.25 });
/** The part of a plot that the applicant has drawn. */
export const drawnPart = style({
  fill: 'none',
  stroke: vars.colour.brand,
  strokeWidth: 1.5,
  strokeDasharray: '3 2',
});
const sketchText = style({
  fill: vars.colour.inkMuted,
  fontSize: '5px',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const plotNumber = sketchText;
// A rim in the colour of the page keeps the number legible on a hatch.
export const ownPlotNumber = style([
  sketchText,
  {
    fill: vars.colour.ink,
    fontSize: '8px',
    fontWeight: 700,
    stroke: vars.colour.surface,
    strokeWidth: 2,
    paintOrder: 'stroke',
  },
]);

export const history = style({ borderBlockStart: hairline, paddingBlockStart: vars.space[3] });
globalStyle(`${history} > summary`, {
  minBlockSize: vars.size.control,
  fontWeight: 600,
  cursor: 'pointer',
  alignContent: 'center',
});

export const hints = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: '1.25rem' });

export const documents = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });
export const document = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius[2],
  selectors: { '&[data-shown="true"]': { borderColor: vars.colour.ink } },
});
export const documentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
globalStyle(`${documentHead} > div:first-child`, { flex: '1 1 12rem', minInlineSize: 0 });

export const viewer = style([stack, { scrollMarginBlockStart: vars.space[4] }]);
export const paper = style({
  inlineSize: '100%',
  blockSize: 'min(48rem, 80vh)',
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
});
export const picture = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  border: hairline,
  borderRadius: vars.radius[2],
});

/** A note of the office, or another entry with its author. */
export const entries = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius[2],
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});
export const entryTitle = style({ fontSize: '1rem' });
export const entryText = style({ whiteSpace: 'pre-line' });

/** The answer within an entry. */
export const reply = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
});

/** The many parts of a case, in as few rows as their names allow. */
export const parts = style({});
globalStyle(`${parts} [role="tab"]`, { paddingInline: vars.space[2], fontSize: '1rem' });
