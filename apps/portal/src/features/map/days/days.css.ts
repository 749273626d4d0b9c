import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** The custom property with the share of the map that shows the earlier day, from 0 to 1. */
export const share = '--tl-map-share';

const handle = vars.size.target;
// The middle of the handle of a native range, which stays inside at both ends.
const divide = `calc(${handle} / 2 + (100% - ${handle}) * var(${share}))`;

/** What is on the map about its days; presses reach the map, except on the handle. */
export const overlay = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** The map of the later day, above the other one at the end of the line. */
export const later = style({ position: 'absolute', inset: 0, clipPath: `inset(0 0 0 ${divide})` });

export const line = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: divide,
  inlineSize: '3px',
  marginInlineStart: '-1.5px',
  background: vars.colour.ink,
  boxShadow: `0 0 0 1px ${vars.colour.surface}`,
  '@media': { [media.forcedColours]: { background: 'CanvasText' } },
});

const label = style({
  position: 'absolute',
  maxInlineSize: 'calc(100% - 2rem)',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[1],
  background: vars.colour.surface,
  color: vars.colour.ink,
  fontSize: vars.text.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
const atLine = { insetBlockStart: '35%', transform: 'translateY(-50%)' } as const;
const apart = `calc(${handle} / 2 + ${vars.space[1]})`;

/** The day of the whole map, at its lower edge. */
export const day = style([
  label,
  {
    insetInline: '50% auto',
    insetBlockEnd: vars.space[4],
    transform: 'translateX(-50%)',
    whiteSpace: 'normal',
    textAlign: 'center',
  },
]);
/** The days on both sides of the line. */
export const earlierDay = style([
  label,
  { ...atLine, insetInlineEnd: `calc(100% - ${divide} + ${apart})` },
]);
export const laterDay = style([
  label,
  { ...atLine, insetInlineStart: `calc(${divide} + ${apart})` },
]);

const thumb = {
  appearance: 'none',
  inlineSize: handle,
  blockSize: handle,
  border: `2px solid ${vars.colour.surface}`,
  borderRadius: '50%',
  background: vars.colour.ink,
  boxShadow: vars.shadow[2],
  cursor: 'ew-resize',
  pointerEvents: 'auto',
} as const;

/** The handle of the line: a native slider as wide as the map, of which only the handle can be pressed. */
export const slider = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(35% - ${handle} / 2)`,
  inlineSize: '100%',
  blockSize: handle,
  margin: 0,
  appearance: 'none',
  background: 'none',
  // Fingers move the handle, not the page.
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `3px solid ${vars.colour.focusInner}`,
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `3px solid ${vars.colour.focusInner}`,
      outlineOffset: '2px',
    },
  },
});
