import { style } from '@vanilla-extract/css';
import { media } from '@temple-land/ui/theme';

export const chandua = style({
  display: 'block',
  pointerEvents: 'none',
  maxInlineSize: 'none',
  selectors: { '[data-theme="dark"] &': { filter: 'brightness(.84) saturate(.95)' } },
  '@media': { [media.forcedColours]: { display: 'none' }, print: { display: 'none' } },
});
