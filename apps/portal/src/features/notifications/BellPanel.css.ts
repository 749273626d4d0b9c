import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const line = `${vars.border.hair} solid ${vars.colour.line}`;

export const box = style({ flex: 'none' });

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.colour.sunken } },
});
globalStyle(`${bell} svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '.125rem',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '.25rem',
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
  color: vars.colour.highlightInk,
  font: `650 .8125rem/1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColours]: { border: '1px solid ButtonText' } },
});

/** 300 by 400 px at the start size, scrolling inside (spec 2.2). */
export const panel = style({
  position: 'absolute',
  insetInlineEnd: vars.size.gutter,
  insetBlockStart: 'calc(100% + .5rem)',
  zIndex: 20,
  inlineSize: '18.75rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.size.gutter})`,
  blockSize: '25rem',
  overflow: 'auto',
  border: line,
  borderRadius: vars.radius[3],
  background: vars.colour.raised,
  boxShadow: vars.shadow[3],
  '@media': {
    [media.upToPhone]: { inlineSize: `calc(100vw - 2 * ${vars.size.gutter})` },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlock: '.875rem',
  paddingInline: '1rem',
  borderBlockEnd: line,
  background: vars.colour.raised,
  fontSize: '1.0625rem',
});

export const list = style({ listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '.625rem 1fr',
  columnGap: '.625rem',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: '.75rem 1rem',
  border: 0,
  borderBlockEnd: line,
  background: 'none',
  textAlign: 'start',
  fontSize: '.9375rem',
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    // Inside a scrolling panel the ring must not be cut off.
    '&:focus-visible': { outlineOffset: '-.3125rem', boxShadow: 'none !important' },
    '&::before': {
      content: '""',
      inlineSize: '.625rem',
      blockSize: '.625rem',
      marginBlockStart: '.375rem',
      borderRadius: '50%',
      background: vars.colour.brandText,
    },
  },
});

export const date = style({
  gridColumn: 2,
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const note = style({ padding: '1rem', color: vars.colour.inkMuted });
