import { keyframes, style } from '@vanilla-extract/css';
import { restrict, variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { currentInForcedColours } from '../../styles/currentInForcedColours.ts';

const slideDown = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } });

const currentMark = {
  content: '""',
  position: 'absolute',
  insetInline: '.75rem',
  insetBlockEnd: '.125rem',
  blockSize: '.1875rem',
  borderRadius: vars.radius[1],
  background: vars.colour.highlight,
  boxShadow: `0 1px 0 color-mix(in srgb, ${vars.colour.overlay} 25%, transparent)`,
} as const;

/** One entry of the main bar, a link or a menu button; also used by the header. */
export const trigger = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.target,
    padding: '0 .75rem',
    border: 0,
    borderRadius: vars.radius[2],
    background: 'none',
    color: vars.colour.ink,
    font: `550 1rem/${vars.leading.snug} ${vars.font.display}`,
    textDecoration: 'none',
    textAlign: 'start',
    // Entries beside each other break at spaces only.
    overflowWrap: 'break-word',
    cursor: 'pointer',
    selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.colour.sunken } },
  },
  restrict(':is([data-current], [aria-current])', {
    position: 'relative',
    selectors: { '&::after': currentMark },
    '@media': {
      [media.forcedColours]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  }),
]);

export const root = style({});
export const box = style({ position: 'relative', flex: 'none' });

export const panel = style([
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + .5rem)',
    zIndex: 20,
    inlineSize: 'max-content',
    minInlineSize: '100%',
    maxInlineSize: 'min(20rem, 100vw - 2rem)',
    padding: vars.space[2],
    listStyle: 'none',
    background: vars.colour.raised,
    border: `${vars.border.hair} solid ${vars.colour.line}`,
    borderRadius: vars.radius[3],
    boxShadow: vars.shadow[3],
    animation: `${slideDown} ${vars.motion.medium} ${vars.motion.ease}`,
  },
  ...variants('align', {
    start: { insetInlineStart: 0 },
    end: { insetInlineEnd: 0 },
  }),
]);

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: '.5rem .75rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.colour.ink,
  font: `550 1rem/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&[aria-current]': {
      background: vars.colour.brandSoft,
      color: vars.colour.brandText,
      fontWeight: 650,
    },
  },
  '@media': currentInForcedColours,
});
