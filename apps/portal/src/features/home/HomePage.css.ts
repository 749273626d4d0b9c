import { style } from '@vanilla-extract/css';
import { media } from '@temple-land/ui/theme';

/**
 * The sections below the first view are laid out when scrolled near; until then about their height is reserved. Focus
 * rings at the edge are not clipped.
 */
export const belowFirstView = style({
  contentVisibility: 'auto',
  overflowClipMargin: '.5rem',
  containIntrinsicBlockSize: 'auto 110rem',
  '@media': { [media.upToTablet]: { containIntrinsicBlockSize: 'auto 190rem' } },
});
