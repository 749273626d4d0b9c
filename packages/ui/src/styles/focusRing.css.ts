import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

// Dark band, yellow band, dark band, of which the yellow one lies on one dark shadow: on every ground one of the two tones stands out by 3:1 or more.
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
