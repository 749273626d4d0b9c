import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { skeletonBar } from '../../theme/skeletonBar.ts';
import { iconButton } from '../../styles/iconButton.ts';

const line = `${vars.border.hair} solid ${vars.colour.line}`;
const slideDown = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } });
const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });

export const root = style({ position: 'relative', flex: 'none' });

export const bell = style({
  ...iconButton,
  position: 'relative',
  selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.colour.sunken } },
  '@media': { [media.forcedColours]: { border: `${vars.border.hair} solid ButtonBorder` } },
});

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '.25rem',
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
  color: vars.colour.highlightInk,
  font: `650 .8125rem/1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${bell} > &`]: { position: 'absolute', insetBlockStart: '.125rem', insetInlineEnd: 0 },
  },
  '@media': { [media.forcedColours]: { border: `${vars.border.hair} solid CanvasText` } },
});

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + .5rem)',
  zIndex: 20,
  inlineSize: '18.75rem',
  blockSize: '25rem',
  maxBlockSize: '80dvh',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '3.75rem',
  border: line,
  borderRadius: vars.radius[3],
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow[3],
  animation: `${slideDown} ${vars.motion.medium} ${vars.motion.ease}`,
  '@media': {
    [media.upToSheet]: {
      position: 'fixed',
      insetInline: 0,
      insetBlock: 'auto 0',
      inlineSize: 'auto',
      blockSize: 'auto',
      minBlockSize: '40dvh',
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
      animationName: slideUp,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '3.25rem',
  padding: '.25rem 1rem',
  borderBlockEnd: line,
  background: vars.colour.raised,
});
export const title = style({ marginInlineEnd: 'auto', fontSize: '1.0625rem' });

/** The close button of the sheet, which covers the bell. */
export const close = style({
  display: 'none',
  '@media': { [media.upToSheet]: { display: 'block', marginInlineEnd: '-.5rem' } },
});

export const list = style({ padding: vars.space[2], listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '.625rem minmax(0, 1fr)',
  columnGap: '.625rem',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: '.6875rem .5rem',
  border: 0,
  borderBlockEnd: line,
  background: 'none',
  color: vars.colour.ink,
  font: `400 .9375rem/${vars.leading.small} ${vars.font.text}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&:focus-visible': { position: 'relative', zIndex: 1, borderRadius: vars.radius[1] },
    'li:last-child > &': { borderBlockEnd: 0 },
  },
});

export const dot = style({
  inlineSize: '.625rem',
  blockSize: '.625rem',
  marginBlockStart: '.375rem',
  borderRadius: vars.radius.full,
  background: vars.colour.brandText,
  '@media': { [media.forcedColours]: { border: '.3125rem solid CanvasText' } },
});
export const preview = style({ gridColumn: 2 });
export const date = style({
  gridColumn: 2,
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The skeleton of an item: a line for the text and a shorter one for the date. */
export const skeletonItem = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `.6875rem ${vars.space[4]}`,
  selectors: {
    '&::before, &::after': { content: '', ...skeletonBar },
    '&::after': { inlineSize: '40%' },
  },
});

/** At the end of the panel, above the list that scrolls. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  marginBlockStart: 'auto',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: line,
  background: vars.colour.raised,
});
export const message = style({ padding: vars.space[3] });
export const empty = style({ padding: vars.space[4], color: vars.colour.inkMuted });
