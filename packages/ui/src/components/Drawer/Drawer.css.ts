import { keyframes, style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// No fade, so that the first frame shows the text.
const fromEnd = keyframes({ from: { transform: 'translateX(.5rem)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-.5rem)' } });
const getAnimation = (slide: string) => `${slide} ${vars.motion.slow} ${vars.motion.ease}`;

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;
const barHeight = '5rem';

export const root = style([
  {
    flexDirection: 'column',
    inlineSize: 'min(30rem, 100%)',
    maxInlineSize: '100%',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    marginBlock: 0,
    padding: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What gets the focus is not below the bars at both ends.
    scrollPaddingBlock: barHeight,
    border: 0,
    background: vars.colour.raised,
    color: vars.colour.ink,
    boxShadow: vars.shadow[3],
    selectors: {
      '&:where([open])': { display: 'flex' },
      // A transparent colour, because opacity would create a compositing layer.
      '&::backdrop': { background: `color-mix(in srgb, ${vars.colour.overlay} 62%, transparent)` },
    },
  },
  ...variants('size', { wide: { inlineSize: 'min(45rem, 100%)' } }),
  ...variants('side', {
    start: { marginInline: '0 auto', animation: getAnimation(fromStart) },
    end: { marginInline: 'auto 0', animation: getAnimation(fromEnd) },
  }),
  { '@media': { [media.forcedColours]: { borderInline: `${vars.border.hair} solid CanvasText` } } },
]);

const sides = {
  paddingInline: vars.space[5],
  '@media': { [media.upToSheet]: { paddingInline: vars.space[4] } },
};

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  background: vars.colour.raised,
  borderBlockEnd: hairline,
  ...sides,
});

export const title = style({
  paddingBlockStart: '.5rem',
  fontSize: vars.text.xl,
});

export const body = style({ flex: 1, paddingBlock: vars.space[5], ...sides });

export const description = style({
  color: vars.colour.inkMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[5] } },
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  background: vars.colour.sunken,
  borderBlockStart: hairline,
  ...sides,
});
