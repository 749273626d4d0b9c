import { globalStyle, style } from '@vanilla-extract/css';
import { addon, controlRule } from '../../styles/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { iconButton } from '../../styles/iconButton.ts';

const { selectors: _states, ...control } = controlRule;

export const root = style({});

export const box = style({ position: 'relative' });
export const group = style({
  display: 'flex',
  alignItems: 'stretch',
  maxInlineSize: '15rem',
  '@media': { [media.upToPhone]: { maxInlineSize: 'none' } },
});

// As wide as the group that replaces it.
export const native = style({
  ...controlRule,
  maxInlineSize: '15rem',
  padding: '0 .625rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { ...controlRule['@media'], [media.upToPhone]: { maxInlineSize: 'none' } },
});

export const segments = style({
  ...control,
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  padding: '0 .625rem',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  borderInlineEndWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'text',
  // Day, month and year have this order in every script.
  direction: 'ltr',
  selectors: {
    '[dir="rtl"] &': { justifyContent: 'flex-end' },
    '&:hover:not([data-disabled])': { borderColor: vars.colour.ink },
    '&[data-invalid]': {
      border: `.125rem solid ${vars.colour.dangerBorder}`,
      borderInlineEndWidth: 0,
    },
    '&[data-disabled]': {
      background: vars.colour.sunken,
      color: vars.colour.inkMuted,
      borderColor: vars.colour.line,
      cursor: 'not-allowed',
    },
  },
});
export const segment = style({
  minInlineSize: '1.5rem',
  padding: '.375rem .125rem',
  borderRadius: vars.radius[1],
  textAlign: 'center',
  selectors: {
    '&[data-placeholder]': { color: vars.colour.inkMuted },
    '&:focus': { background: vars.colour.accentSoft, position: 'relative', zIndex: 1 },
  },
});
export const separator = style({ color: vars.colour.inkMuted });
export const openButton = style([
  addon,
  {
    selectors: {
      // Twice the class: the stylesheet of the button may come later than this one.
      '&&': { paddingInline: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
      '&:disabled': {
        background: vars.colour.sunken,
        color: vars.colour.inkMuted,
        borderColor: vars.colour.line,
        cursor: 'not-allowed',
      },
      '[data-invalid] > &': { border: `.125rem solid ${vars.colour.dangerBorder}` },
    },
  },
]);

export const popover = style({
  inlineSize: 'min(21rem, 100vw)',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const dialog = style({
  padding: '.75rem',
  outline: 'none',
  '@media': { [media.upToPhone]: { padding: '.75rem .25rem' } },
});

export const calendar = style({});
// React Aria adds a hidden title and a hidden button here, in the browser's language.
globalStyle(`${calendar} > [style]`, { display: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space[1],
});
export const month = style({ font: `650 1.125rem/${vars.leading.snug} ${vars.font.display}` });
export const monthButton = style({
  ...iconButton,
  color: vars.colour.link,
  selectors: {
    '&:hover': { background: vars.colour.accentSoft },
    '&:disabled': { color: vars.colour.inkMuted, background: 'none', cursor: 'not-allowed' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 .125rem',
});
globalStyle(`${grid} td`, { padding: 0 });
export const weekday = style({
  padding: '.25rem 0',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 600,
});

const filled = '&[data-selected], &[data-range="end"]';
export const day = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.target,
  border: `${vars.border.control} solid transparent`,
  borderRadius: vars.radius[2],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-range="inside"]': { background: vars.colour.accentSoft, borderRadius: 0 },
    '&[aria-current="date"]': { borderColor: vars.colour.accent, fontWeight: 650 },
    [filled]: { background: vars.colour.accent, color: vars.colour.accentInk, fontWeight: 650 },
    '&[aria-current="date"][data-selected]': {
      boxShadow: `inset 0 0 0 .125rem ${vars.colour.accentInk}`,
    },
    '&[data-disabled]': {
      color: vars.colour.inkMuted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { position: 'relative', zIndex: 1, borderRadius: vars.radius[2] },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-current="date"]': { borderColor: 'CanvasText' },
        '&[data-range="inside"]': { borderBlockColor: 'Highlight' },
        [filled]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
