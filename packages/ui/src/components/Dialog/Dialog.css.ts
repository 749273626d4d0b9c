import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// No fade, so that the first frame shows the text.
const slideUp = keyframes({ from: { transform: 'translateY(.5rem)' } });

const base: StyleRule = {
  inlineSize: 'calc(100% - 2rem)',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  background: vars.colour.raised,
  color: vars.colour.ink,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[4],
  boxShadow: vars.shadow[3],
  animation: `${slideUp} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    // A transparent colour, because opacity would create a compositing layer.
    '&::backdrop': { background: `color-mix(in srgb, ${vars.colour.overlay} 62%, transparent)` },
  },
  '@media': {
    [media.upToSheet]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      maxBlockSize: '92dvh',
      marginBlockEnd: 0,
      marginInline: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
};

export const root = style([
  base,
  ...variants('size', {
    default: { maxInlineSize: '35rem' },
    wide: { maxInlineSize: '58rem' },
  }),
]);

const sides = {
  paddingInline: '1.5rem',
  '@media': { [media.upToSheet]: { paddingInline: '1rem' } },
};

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: '1.25rem .25rem',
  ...sides,
});
export const title = style({ paddingBlockStart: '.375rem' });
export const body = style({ paddingBlock: '.75rem 1.5rem', ...sides });
export const description = style({
  color: vars.colour.inkMuted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[5] } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  background: vars.colour.sunken,
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
  ...sides,
});
