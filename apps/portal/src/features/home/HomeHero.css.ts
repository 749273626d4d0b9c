import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.colour.brand,
  color: vars.colour.brandInk,
});

export const heroInside = style({
  paddingBlock: '5rem 8.5rem',
  '@media': { [media.upToTablet]: { paddingBlock: '2.25rem 12.5rem' } },
});

export const heroText = style({
  maxInlineSize: '38rem',
  '@media': {
    [media.upToSide]: { maxInlineSize: 'min(34rem, 58%)' },
    [media.upToTablet]: { maxInlineSize: 'none' },
  },
});

export const heroTitle = style({
  fontSize: vars.text.hero,
  fontWeight: 700,
  letterSpacing: '-.018em',
  selectors: {
    ':lang(or) &, :lang(hi) &': {
      fontSize: 'clamp(2.125rem, 1.5rem + 2.4vw, 3.125rem)',
      letterSpacing: 0,
    },
  },
});

export const heroTagline = style({
  marginBlockStart: '.75rem',
  fontSize: '1.25rem',
  fontWeight: 600,
});

export const heroLead = style({
  marginBlock: '.75rem 2rem',
  maxInlineSize: '34rem',
  fontSize: '1.25rem',
  lineHeight: 1.55,
  selectors: { ':lang(or) &, :lang(hi) &': { lineHeight: vars.leading.text } },
  '@media': {
    [media.upToTablet]: { marginBlock: '.875rem 1.5rem', fontSize: '1.0625rem' },
  },
});

export const canopy = style({
  position: 'absolute',
  zIndex: -1,
  inlineSize: '54rem',
  blockSize: '54rem',
  insetInlineEnd: 'max(-17rem, calc(50% - 62rem))',
  insetBlockStart: '50%',
  translate: '0 -50%',
  '@media': {
    [media.upToSide]: { inlineSize: '44rem', blockSize: '44rem', insetInlineEnd: '-25rem' },
    [media.upToTablet]: {
      inlineSize: '30rem',
      blockSize: '30rem',
      insetInlineEnd: '-6rem',
      insetBlock: 'auto -19.5rem',
      translate: 'none',
    },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem' });
