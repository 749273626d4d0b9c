import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const body = style({
  padding: '1rem 1.5rem 1.25rem',
  '@media': { [media.upToTablet]: { paddingInline: vars.space[4] } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1rem',
  marginBlockEnd: vars.space[4],
  listStyle: 'none',
  fontSize: vars.text.sm,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: '.4375rem' });
export const sample = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '.1875rem',
});

export const box = style({ position: 'relative', minInlineSize: 0 });
export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

const words = style({
  fill: vars.colour.ink,
  fontFamily: vars.font.text,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});
export const text = styleVariants({
  label: [words, { fontWeight: 600 }],
  tick: [words, { fill: vars.colour.inkMuted }],
});

/** Set like the labels and never seen: it tells when their size changes. */
export const ruler = style({
  position: 'absolute',
  visibility: 'hidden',
  fontFamily: vars.font.text,
  fontSize: '.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const mark = style({
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColours]: { stroke: 'CanvasText', strokeWidth: 1 } },
});
export const line = styleVariants({
  base: {
    fill: vars.colour.lineStrong,
    '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
  },
  grid: {
    fill: vars.colour.line,
    '@media': { [media.forcedColours]: { fill: 'GrayText' } },
  },
});
