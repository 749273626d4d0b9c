import { globalStyle, style } from '@vanilla-extract/css';
import { chromeGround } from '../../styles/chrome.css.ts';
import { underlineLinks } from '../../styles/underlineLinks.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const small = '(max-width: 60rem)';

const root = style({});
export const footer = style([
  root,
  chromeGround,
  {
    marginBlockStart: vars.space[9],
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
  gridTemplateColumns: 'minmax(14rem, 1.5fr) repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  paddingBlock: vars.space[7],
  '@media': {
    [small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[5] },
    [media.upToPhone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    },
  },
});

export const first = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  '@media': { [small]: { gridColumn: '1 / -1' } },
});

export const title = style({
  marginBlockEnd: vars.space[3],
  color: vars.colour.highlight,
  fontSize: '1rem',
});

export const list = style({ listStyle: 'none' });
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
  padding: '1rem 0 1.5rem',
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
