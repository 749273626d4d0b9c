import { style } from '@vanilla-extract/css';
import { media } from '@temple-land/ui/theme';

/** What lies below the first view is laid out when it is scrolled near; until then it keeps about its place. A ring at its edge is not cut. */
export const below = style({
  contentVisibility: 'auto',
  overflowClipMargin: '.5rem',
  containIntrinsicBlockSize: 'auto 110rem',
  '@media': { [media.upToTablet]: { containIntrinsicBlockSize: 'auto 190rem' } },
});
