import { media } from '../theme/media.ts';

/** Marks the current entry of a navigation where the system sets the colours. */
export const currentInForcedColours = {
  [media.forcedColours]: {
    selectors: {
      '&[aria-current]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
} as const;
