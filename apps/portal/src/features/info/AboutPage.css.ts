import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  margin: `${vars.space[4]} 0 0`,
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const failure = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
});

export const source = style({ marginBlockStart: vars.space[4] });
