import { globalStyle, style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({});
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

export const text = style([
  {
    fill: vars.colour.ink,
    fontFamily: vars.font.text,
    fontSize: '.8125rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
  },
  ...variants('tone', {
    label: { fontWeight: 600 },
    tick: { fill: vars.colour.inkMuted },
  }),
]);

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
export const line = style(
  variants('tone', {
    base: {
      fill: vars.colour.lineStrong,
      '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
    },
    grid: {
      fill: vars.colour.line,
      '@media': { [media.forcedColours]: { fill: 'GrayText' } },
    },
  }),
);

/** A bar that leads to the list behind it. */
export const barLink = style({ cursor: 'pointer' });
globalStyle(`${barLink}:hover > rect`, { stroke: vars.colour.ink, strokeWidth: 2 });

/** The view switch, with further controls before it. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
