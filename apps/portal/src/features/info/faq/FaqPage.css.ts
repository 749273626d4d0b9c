import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 22rem',
  gap: '4rem',
  alignItems: 'start',
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
});

export const questions = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  // The content below does not move when the questions are loaded.
  selectors: { '&[aria-busy="true"]': { minBlockSize: '100vh' } },
});

export const art = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: '17rem 1rem 1rem',
  borderRadius: vars.radius[4],
  background: vars.colour.brand,
  '@media': {
    [media.upToSide]: { paddingBlockStart: '9rem' },
    [media.forcedColours]: { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});

export const canopy = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-15rem',
  insetInlineStart: '50%',
  inlineSize: '34rem',
  blockSize: '34rem',
  translate: '-50% 0',
  '@media': { [media.upToSide]: { insetBlockStart: '-21rem' } },
});

export const helpTitle = style({ fontSize: '1.1875rem' });
export const help = style({ color: vars.colour.inkMuted, marginBlockEnd: vars.space[4] });
export const note = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
