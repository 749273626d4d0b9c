import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** Keyword, days and buttons in a line that wraps. */
export const search = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 32rem auto',
      selectors: { '&:not(:has([aria-invalid="true"]))': { alignItems: 'end' } },
    },
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

// As high as the fields beside them.
globalStyle(`${buttons} > button`, { minBlockSize: vars.size.control });

/** The page of a notice; a title without spaces breaks. */
export const notice = style({ overflowWrap: 'anywhere' });
