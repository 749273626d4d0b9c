import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { whenSet } from '../../styles/variants.ts';
import { lightColours } from '../../theme/colours/colours.ts';
import * as woven from '../../styles/strip.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const c = vars.colour;
const hair = `${vars.border.hair} solid ${c.line}`;
const strongLine = `.125rem solid ${c.ink}`;

const paperColours: object = { size: 'A4', margin: '16mm' };
globalStyle('@page tl-sheet', paperColours);

export const root = style({
  display: 'flow-root',
  minBlockSize: '100%',
  background: c.sunken,
  '@media': { print: { background: 'none' } },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: '.625rem',
  paddingInline: `max(${vars.size.gutter}, (100% - ${vars.size.page}) / 2)`,
  background: c.surface,
  borderBlockEnd: hair,
  '@media': { print: { display: 'none' } },
});

/** Paper is white in all themes; sizes inside are in em, so that print sets them in points. */
export const sheet = style({
  vars: assignVars(vars.colour, lightColours),
  colorScheme: 'light',
  page: 'tl-sheet',
  marginBlock: '2rem 3rem',
  marginInline: `max(${vars.size.gutter}, (100% - 52rem) / 2)`,
  padding: '3rem 3.5rem',
  background: c.surface,
  color: c.ink,
  border: `${vars.border.hair} solid ${c.line}`,
  borderRadius: vars.radius[1],
  boxShadow: vars.shadow[2],
  fontSize: '1rem',
  '@media': {
    [`screen and ${media.upToTablet}`]: {
      margin: 0,
      padding: '1.25rem 1rem',
      border: 0,
    },
    print: {
      margin: 0,
      padding: 0,
      border: 0,
      boxShadow: 'none',
      font: `400 11pt/1.5 ${vars.font.text}`,
    },
  },
});
// A department's colours are available only in the current theme, which can be dark.
globalStyle(`:root[data-department] ${sheet}`, {
  vars: { [c.brandText]: c.ink, [c.link]: c.ink, [c.accent]: c.ink, [c.rule]: c.ink },
});
globalStyle(`${sheet} a::after`, { '@media': { print: { content: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.75rem 1rem',
  marginBlockEnd: vars.space[4],
});
globalStyle(`${head} > svg`, { flex: 'none', inlineSize: '2.75rem', blockSize: '2.75rem' });
export const office = style({ flex: '1 1 10rem' });
export const strong = style({
  display: 'block',
  font: `650 1.125em/1.3 ${vars.font.display}`,
});
export const small = style({ color: c.inkMuted, fontSize: '.875em' });
export const letter = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [`screen and ${media.upToTablet}`]: { flexBasis: '100%', textAlign: 'start' } },
});

export const strip = style([
  woven.strip,
  { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
]);

export const title = style({ marginBlockStart: '.9em', fontSize: '2.25em' });
export const subject = style({
  marginBlockStart: '.375rem',
  color: c.inkMuted,
  fontSize: '1.125em',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '2.5rem',
  marginBlockStart: '1.75rem',
  borderBlockStart: strongLine,
  '@media': {
    [`screen and ${media.upToTablet}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const fact = style([
  { paddingBlock: '.75em', borderBlockEnd: hair, breakInside: 'avoid' },
  whenSet('wide', { gridColumn: '1 / -1' }),
]);
export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '2rem',
  marginBlockStart: '4rem',
  color: c.inkMuted,
  fontSize: '.875em',
  breakInside: 'avoid',
});
export const note = style({ flex: '1 1 14rem', maxInlineSize: '24rem' });
export const signature = style({
  flex: '0 1 15rem',
  marginInlineStart: 'auto',
  paddingBlockStart: '.375rem',
  borderBlockStart: `${vars.border.hair} solid ${c.ink}`,
  textAlign: 'center',
});
