import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

// The image is the content, which is cut away, so that a theme without one (`none`) makes no box at all.
const across = (height: string, repeat: string): StyleRule => ({
  forcedColorAdjust: 'none',
  selectors: {
    '&::before': {
      content: vars.image.strip,
      display: 'block',
      overflow: 'hidden',
      blockSize: 0,
      paddingBlockStart: height,
      background: `${vars.image.strip} 50% 0 / ${repeat} ${height} repeat-x`,
    },
  },
});

/** The woven strip across a page. */
export const strip = style(across('.75rem', '1.5rem'));

/** The same below the lower header of an application. */
export const slimStrip = style(across('.5rem', '1rem'));
