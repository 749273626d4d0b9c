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
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '.4375rem' });
export const swatch = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: '.1875rem',
});

export const box = style({ position: 'relative', minInlineSize: 0 });
export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

const textStyle = style({
  fill: vars.colour.ink,
  fontFamily: vars.font.text,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
});
export const text = styleVariants({
  label: [textStyle, { fontWeight: 600 }],
  tick: [textStyle, { fill: vars.colour.inkMuted }],
});

/** A hidden text with the font of the labels; its size changes when theirs does. */
export const measuringText = style({
  position: 'absolute',
  visibility: 'hidden',
  fontFamily: vars.font.text,
  fontSize: '.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const barSegment = style({
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
