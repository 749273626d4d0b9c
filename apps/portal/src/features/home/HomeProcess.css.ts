import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { onDesktop } from './shared.css.ts';

export const process = style({
  marginBlockStart: '5rem',
  paddingBlock: '4rem',
  background: vars.colour.sunken,
  '@media': { [media.upToTablet]: { marginBlockStart: '3rem', paddingBlock: '3rem' } },
});

export const processHead = style({ maxInlineSize: '40rem', marginBlockEnd: '2.25rem' });

export const processGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2rem',
  listStyle: 'none',
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' },
  },
});

export const processStep = style({
  position: 'relative',
  '@media': {
    [onDesktop]: {
      selectors: {
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetInline: '3.25rem -1.25rem',
          insetBlockStart: '1.25rem',
          borderBlockStart: `.125rem dotted ${vars.colour.lineStrong}`,
        },
      },
    },
    [media.upToTablet]: { display: 'grid', gridTemplateColumns: '2.5rem 1fr', columnGap: '1rem' },
  },
});

export const stepNumber = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: '1rem',
  borderRadius: '50%',
  background: vars.colour.ink,
  color: vars.colour.canvas,
  font: `650 1.125rem/1 ${vars.font.display}`,
  '@media': {
    [media.upToTablet]: { gridRow: 'span 2', margin: 0 },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const stepTitle = style({ marginBlockEnd: '.25rem', fontSize: '1.125rem' });

export const stepText = style({ color: vars.colour.inkMuted, fontSize: '.9375rem' });
