import { globalStyle, style } from '@vanilla-extract/css';
import { variants, whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const hair = `${vars.border.hair} solid ${vars.colour.line}`;
// Paper has a table, whose head is repeated on each page, although it is as narrow as a tablet.
const cardLayout = `screen and ${media.upToTablet}`;
const tableLayout = `print, not all and ${media.upToTablet}`;
const tabletOnly = `${media.upToSide} and (min-width: 48.0625rem)`;

export const root = style({
  position: 'relative',
  overflow: 'auto',
  minInlineSize: 0,
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '.9375rem',
  lineHeight: vars.leading.small,
  overflowWrap: 'normal',
  '@media': { [cardLayout]: { display: 'block', overflowWrap: 'anywhere' } },
});

export const caption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const head = style({
  '@media': {
    [cardLayout]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

const th = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: '.625rem 1rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  background: vars.colour.sunken,
  color: vars.colour.inkMuted,
  font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
// Keeps text apart from the number before it, however narrow the columns are.
const afterNumber = {
  '@media': {
    [tableLayout]: { selectors: { '&&': { paddingInlineEnd: vars.space[4] } } },
    [tabletOnly]: { selectors: { '&&': { paddingInlineEnd: '.625rem' } } },
  },
} as const;

export const columnHeader = style([
  th,
  ...variants('align', { end: { ...afterNumber, textAlign: 'end' } }),
]);

export const body = style({ '@media': { [cardLayout]: { display: 'block' } } });

export const row = style({
  selectors: { '&:hover': { background: vars.colour.accentSoft } },
  '@media': {
    [cardLayout]: { display: 'block', padding: '.75rem 1rem', borderBlockEnd: hair },
  },
});

const td = style({
  padding: '.75rem 1rem',
  borderBlockEnd: hair,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [cardLayout]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[4],
      padding: '.25rem 0',
      border: 0,
      textAlign: 'end',
    },
  },
});
export const cell = style([
  td,
  whenSet('short', { whiteSpace: 'nowrap' }),
  ...variants('align', {
    end: { ...afterNumber, textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
  }),
]);

export const rowHeader = style([
  td,
  {
    '@media': {
      [cardLayout]: {
        display: 'block',
        paddingBlockEnd: '.375rem',
        fontSize: vars.text.md,
        fontWeight: 600,
        textAlign: 'start',
      },
    },
  },
]);

// On tablets the columns are closer, so that all are visible.
globalStyle(`${root} :is(th, td)`, {
  '@media': { [tabletOnly]: { paddingInline: vars.space[1] } },
});
globalStyle(`${root} :is(th, td):first-child`, {
  paddingInlineStart: vars.space[5],
  '@media': { [cardLayout]: { paddingInlineStart: 0 } },
});
globalStyle(`${root} :is(th, td):last-child`, {
  paddingInlineEnd: vars.space[5],
  '@media': { [cardLayout]: { paddingInlineEnd: 0 } },
});
globalStyle(`${root} tbody tr:last-child > *`, { borderBlockEnd: 0 });

// In a card a value breaks before it leaves the card.
globalStyle(`${root} td > div`, { '@media': { [cardLayout]: { minInlineSize: 0 } } });

// In a card the link to the next page is at the end.
globalStyle(`${root} td > div:only-child`, {
  '@media': { [cardLayout]: { marginInlineStart: 'auto' } },
});

/** The column's name beside a value in card form. */
export const cardLabel = style({
  display: 'none',
  '@media': {
    [cardLayout]: {
      display: 'block',
      flex: 'none',
      maxInlineSize: '50%',
      color: vars.colour.inkMuted,
      font: `600 ${vars.text.sm}/${vars.leading.text} ${vars.font.display}`,
      textAlign: 'start',
    },
  },
});
