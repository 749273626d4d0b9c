import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** Labels with their values below them. */
export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlock: vars.space[3],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${facts} dt`, { color: vars.colour.inkMuted, fontSize: vars.text.sm });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 });

/** Buttons beside each other, on as many lines as they need. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Map and typed points, beside each other where there is room, with their table below. */
export const field = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[3] });
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    '(min-width: 48rem)': {
      selectors: {
        '&[data-has-map]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(17rem, 2fr)' },
      },
    },
  },
});
export const typed = style({ display: 'grid', gap: vars.space[3] });
export const hint = style({ marginBlockEnd: vars.space[2], color: vars.colour.inkMuted });

/** The rows of typed points, scrolled where they are many. */
export const points = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space[2],
  // Room for the rings of focus at the edges of the part that is scrolled.
  padding: vars.space[1],
  maxBlockSize: '26rem',
  overflowY: 'auto',
  scrollPadding: vars.space[2],
});
export const point = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  paddingBlockEnd: vars.space[2],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}` },
  },
});
export const pointTools = style({ display: 'flex', alignItems: 'center', inlineSize: '100%' });
export const pointName = style({ flexGrow: 1, fontWeight: 600 });
/** Latitude and longitude beside each other; one below the other where there is no room. */
export const numbers = style({
  display: 'grid',
  gap: vars.space[2],
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  alignItems: 'start',
});

const crossSize = '1.75rem';
const cross = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  background: vars.colour.focusOuter,
  boxShadow: `0 0 0 2px ${vars.colour.focusInner}`,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
} as const;

/** The map with its buttons at the corner; a cross in its middle while keys move it. */
export const frame = style({
  position: 'relative',
  blockSize: 'clamp(16rem, 50vh, 30rem)',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  overflow: 'hidden',
  background: vars.colour.mapGround,
  selectors: {
    // It clips the ring of the map in it, so the ring is around the frame.
    '&:has(canvas:focus-visible)': {
      outline: `.1875rem solid ${vars.colour.focusInner}`,
      outlineOffset: '.125rem',
      boxShadow: `0 0 0 .125rem ${vars.colour.focusOuter}, 0 0 0 .4375rem ${vars.colour.focusOuter}`,
    },
    '&:has(canvas:focus-visible)::before': { ...cross, inlineSize: crossSize, blockSize: '2px' },
    '&:has(canvas:focus-visible)::after': { ...cross, inlineSize: '2px', blockSize: crossSize },
  },
});
/** The library makes its own position relative. */
export const canvas = style({ inlineSize: '100%', blockSize: '100%' });
globalStyle(`${canvas} canvas`, { cursor: 'crosshair' });
export const buttons = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  gap: vars.space[2],
});

export const snap = style({ display: 'grid', gap: vars.space[2] });
export const snapRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});
globalStyle(`${snapRow} > button`, { minBlockSize: vars.size.control });
export const snapResult = style({ margin: 0, selectors: { '&:empty': { display: 'none' } } });

export const table = style({ minInlineSize: 0 });
/** Opens the table of the points. */
export const summary = style({
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[3],
  fontWeight: 600,
  cursor: 'pointer',
});
