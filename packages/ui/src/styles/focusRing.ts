import { fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const width = '.4375rem';

/** A variable that replaces the outer band of the focus ring; set on `&:focus-visible`. */
export const focusBand = '--tl-focus-band';

/** The outer band inside of the element, where something clips what overflows it. */
export const innerBand = `inset 0 0 0 ${width} ${vars.colour.focusOuter}`;

// A yellow band between two dark ones: on every background one of the two tones has a contrast ratio of 3:1 or more.
/** The inner band of the focus ring. */
export const focusOutline = {
  outline: `.1875rem solid ${vars.colour.focusInner}`,
  outlineOffset: '.125rem',
  '@media': {
    [media.forcedColours]: { outline: '.1875rem solid Highlight', outlineOffset: '.1875rem' },
  },
} as const;

/** The outer band of the focus ring, a shadow. */
export const focusShadow = fallbackVar(
  `var(${focusBand})`,
  `0 0 0 ${width} ${vars.colour.focusOuter}`,
);
