import { style } from '@vanilla-extract/css';
import { focusBand } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({});

export const frame = style({ position: 'relative', maxInlineSize: '23rem' });

// The transparent input is above the boxes and receives pointer, caret and focus.
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  letterSpacing: '2.5rem',
  font: `650 1.5rem/1 ${vars.font.display}`,
  cursor: 'text',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:focus-visible': { outline: 'none', vars: { [focusBand]: 'none' } },
  },
  // Nothing fills the boxes.
  '@media': {
    [media.noScript]: {
      position: 'static',
      minBlockSize: '3.5rem',
      paddingInline: '.875rem',
      border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
      borderRadius: vars.radius[2],
      background: vars.colour.surface,
      color: vars.colour.ink,
      caretColor: 'auto',
      letterSpacing: '.5rem',
      selectors: {
        '&::selection': { background: 'Highlight', color: 'HighlightText' },
        '&:focus-visible': {
          outline: `.1875rem solid ${vars.colour.focusInner}`,
          outlineOffset: '.125rem',
        },
      },
    },
  },
});

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 3.25rem))',
  gap: '.625rem',
  '@media': { [media.noScript]: { display: 'none' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.5rem',
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  color: vars.colour.ink,
  font: `650 1.5rem/1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-invalid]': { border: `.125rem solid ${vars.colour.dangerBorder}` },
    '&[data-active]': {
      outline: `.1875rem solid ${vars.colour.focusInner}`,
      outlineOffset: '.125rem',
      boxShadow: `0 0 0 .4375rem ${vars.colour.focusOuter}`,
    },
    '&[data-active]:empty::before': {
      content: '',
      inlineSize: '.125rem',
      blockSize: '1.75rem',
      background: vars.colour.ink,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-active]': { outline: '.1875rem solid Highlight', boxShadow: 'none' },
      },
    },
  },
});
