import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kumbhaStrip } from '../theme/kumbhaStrip.ts';

// A theme's own image is also the clipped content, so that a theme without an image (`none`) renders no box.
const stripBase = style({
  forcedColorAdjust: 'none',
  selectors: {
    '&::before': {
      content: fallbackVar(vars.image.strip, '""'),
      display: 'block',
      overflow: 'hidden',
      blockSize: 0,
      backgroundImage: fallbackVar(vars.image.strip, kumbhaStrip),
      backgroundPosition: '50% 0',
      backgroundRepeat: 'repeat-x',
    },
  },
});

const sized = (height: string, repeat: string) => ({
  selectors: {
    '&::before': { paddingBlockStart: height, backgroundSize: `${repeat} ${height}` },
  },
});

/** The temple strip across a page. */
export const strip = style([stripBase, sized('.75rem', '1.5rem')]);

/** The lower strip below the header of an application. */
export const slimStrip = style([stripBase, sized('.5rem', '1rem')]);
