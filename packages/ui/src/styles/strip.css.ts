import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

// The image is the content, which is cut away, so that a theme without one (`none`) makes no box at all.
const woven = style({
  forcedColorAdjust: 'none',
  selectors: {
    '&::before': {
      content: vars.image.strip,
      display: 'block',
      overflow: 'hidden',
      blockSize: 0,
    },
  },
});

const across = (height: string, repeat: string) =>
  style([
    woven,
    {
      selectors: {
        '&::before': {
          paddingBlockStart: height,
          background: `${vars.image.strip} 50% 0 / ${repeat} ${height} repeat-x`,
        },
      },
    },
  ]);

/** The woven strip across a page. */
export const strip = across('.75rem', '1.5rem');

/** The same below the lower header of an application. */
export const slimStrip = across('.5rem', '1rem');
