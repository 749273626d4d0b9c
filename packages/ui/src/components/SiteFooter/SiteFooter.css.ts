import { globalStyle, style } from '@vanilla-extract/css';
import { chromeGround } from '../../styles/chrome.css.ts';
import { underlineLinks } from '../../styles/underlineLinks.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const small = '(max-width: 60rem)';
const aboveTablet = '(min-width: 48.01rem)';

const root = style({});
export const footer = style([
  root,
  chromeGround,
  {
    marginBlockStart: vars.space[8],
    '@media': {
      [media.upToTablet]: { marginBlockStart: vars.space[7] },
      print: { display: 'none' },
    },
  },
]);
globalStyle(`${footer} a`, {
  color: vars.colour.chromeInk,
  textDecorationColor: vars.colour.chromeMuted,
});
underlineLinks(footer);

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 1fr) 3fr',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  '@media': {
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    [media.upToTablet]: { paddingBlock: vars.space[5] },
  },
});

// An e-mail address is a long word without a place to break.
export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const lists = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 });

const line = `${vars.border.hair} solid ${vars.colour.chromeLine}`;

// A heading with its links in lines beside it; on a small screen above them.
export const group = style({
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [aboveTablet]: {
      display: 'grid',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      selectors: {
        // A prerendered list is shown before it is hydrated.
        '&::details-content': { display: 'block', contentVisibility: 'visible' },
      },
    },
    [media.upToTablet]: { borderBlockStart: line },
  },
});

export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  '@media': {
    [aboveTablet]: { pointerEvents: 'none' },
    [media.upToTablet]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minBlockSize: vars.size.target,
      selectors: {
        // A chevron of two edges, which turns when the list is open.
        '&::after': {
          content: '',
          boxSizing: 'border-box',
          inlineSize: '.5rem',
          blockSize: '.5rem',
          marginInlineEnd: '.25rem',
          borderStyle: 'solid',
          borderWidth: '0 .125rem .125rem 0',
          transform: 'rotate(45deg)',
        },
        'details[open] > &::after': { transform: 'rotate(225deg)' },
        '&::-webkit-details-marker': { display: 'none' },
      },
    },
  },
});

export const title = style({
  paddingBlock: '.625rem',
  color: vars.colour.highlight,
  fontSize: '1rem',
  lineHeight: vars.leading.small,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  // Safari takes a list without markers for no list, but not one whose marker is an empty text.
  listStyleType: '""',
  '@media': { [media.upToTablet]: { paddingBlockEnd: vars.space[3] } },
});
export const link = style({});
globalStyle(`${list} a, ${list} button`, {
  display: 'inline-block',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: '.625rem 0',
  lineHeight: vars.leading.small,
});
// The icon has no width, so that it is never alone on a line; the text has padding for it.
globalStyle(`${list} svg`, { marginInline: '.375rem -1.375rem', verticalAlign: '-.125em' });
globalStyle(`${list} a:has(> svg)`, { paddingInlineEnd: '1.375rem' });
globalStyle(`${list} button`, {
  border: 0,
  background: 'none',
  color: vars.colour.chromeInk,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.colour.chromeMuted,
  cursor: 'pointer',
});

export const note = style({});
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.5rem 1.5rem',
  padding: '.75rem 0 1rem',
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.chromeLine}`,
  color: vars.colour.chromeMuted,
  fontSize: vars.text.sm,
});

export const slim = style([
  root,
  {
    marginBlockStart: 'auto',
    borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
    color: vars.colour.inkMuted,
    fontSize: vars.text.sm,
    '@media': { print: { display: 'none' } },
  },
]);
export const slimLine = style({ paddingBlock: vars.space[4] });
