import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

// A yellow band between two dark ones: on every background one of the two tones has a contrast ratio of 3:1 or more.
globalStyle(':focus-visible', {
  outline: `.1875rem solid ${vars.colour.focusInner}`,
  outlineOffset: '.125rem',
  boxShadow: `0 0 0 .4375rem ${vars.colour.focusOuter} !important`,
  '@media': {
    [media.forcedColours]: {
      outline: '.1875rem solid Highlight',
      outlineOffset: '.1875rem',
      boxShadow: 'none !important',
    },
  },
});
