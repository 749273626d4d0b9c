import { style } from '@vanilla-extract/css';
import { control } from '../../styles/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { iconButton } from '../../styles/iconButton.ts';

const active = '&[data-focused]';

export const root = style({});

export const box = style({ position: 'relative' });

// Twice the class: the stylesheet of the control may come later than this one.
export const input = style([control, { selectors: { '&&': { paddingInlineEnd: '6.25rem' } } }]);
export const buttons = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '.125rem',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
});
export const button = style({
  ...iconButton,
  color: vars.colour.ink,
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&:disabled': { color: vars.colour.inkMuted, cursor: 'not-allowed' },
  },
});

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(var(--trigger-width), 100vw)',
  // Twice the class: the stylesheet of the popover may come later than this one.
  selectors: { '&&': { overflow: 'hidden' } },
});
export const list = style({
  flex: 'auto',
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: '20rem',
  padding: vars.space[2],
  scrollPaddingBlock: vars.space[2],
  overflow: 'auto',
  outline: 'none',
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: '.5rem .75rem',
  borderRadius: vars.radius[2],
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '[data-loading] > &': { color: vars.colour.inkMuted },
    '&:hover': { background: vars.colour.sunken },
    '&[aria-selected="true"]': { fontWeight: 650 },
    [active]: {
      background: vars.colour.accentSoft,
      boxShadow: `inset .1875rem 0 0 ${vars.colour.accent}`,
    },
    '[dir="rtl"] &[data-focused]': { boxShadow: `inset -.1875rem 0 0 ${vars.colour.accent}` },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        [active]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
export const optionText = style({ minInlineSize: 0 });
export const otherName = style({
  display: 'block',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontWeight: 400,
  selectors: { '[data-focused] &': { color: 'inherit' } },
});
export const match = style({
  background: vars.colour.highlightSoft,
  color: vars.colour.ink,
  fontWeight: 650,
  borderRadius: '.125rem',
  boxShadow: `inset 0 -.125rem 0 ${vars.colour.highlight}`,
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'auto',
      background: 'none',
      color: 'inherit',
      textDecoration: 'underline',
    },
  },
});
export const checkmark = style({
  flex: 'none',
  display: 'flex',
  visibility: 'hidden',
  selectors: { '[aria-selected="true"] > &': { visibility: 'visible' } },
});
export const empty = style({
  display: 'block',
  padding: '.625rem .75rem',
  color: vars.colour.inkMuted,
});
export const absent = style({ display: 'none' });
export const note = style({
  flex: 'none',
  padding: `.5rem calc(.75rem + ${vars.space[2]})`,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});
export const failure = style({ minInlineSize: 0 });
export const retry = style({
  display: 'block',
  color: vars.colour.link,
  fontWeight: 600,
  selectors: { '[data-focused] &': { color: 'inherit', textDecoration: 'underline' } },
});
