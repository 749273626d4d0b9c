import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kumbhaStrip } from '../theme/kumbhaStrip.ts';

// A theme's own image is the content, too, and cut away there, so that a theme without one (`none`) makes no box.
const woven = style({
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

const across = (height: string, repeat: string) =>
  style([
    woven,
    {
      selectors: {
        '&::before': { paddingBlockStart: height, backgroundSize: `${repeat} ${height}` },
      },
    },
  ]);

/** The woven strip across a page. */
export const strip = across('.75rem', '1.5rem');

/** The same below the lower header of an application. */
export const slimStrip = across('.5rem', '1rem');
