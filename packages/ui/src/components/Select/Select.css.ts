import { style } from '@vanilla-extract/css';
import { control } from '../../styles/field.css.ts';
import { media } from '../../theme/media.ts';

const halfSpinner = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 50%, currentColor 50%)`;

export const root = style({});

export const pending = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '.75rem',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const select = style([
  control,
  {
    appearance: 'none',
    backgroundImage: `${halfSpinner(45)}, ${halfSpinner(-45)}`,
    backgroundSize: '.375rem .375rem',
    backgroundPosition: 'right 1.25rem center, right .875rem center',
    backgroundRepeat: 'no-repeat',
    textOverflow: 'ellipsis',
    selectors: {
      // Twice the class: the stylesheet of the control may come later than this one.
      '&&': { paddingInlineEnd: '2.75rem' },
      '&[aria-busy], &:disabled': { backgroundImage: 'none' },
      '[dir="rtl"] &': { backgroundPosition: 'left .875rem center, left 1.25rem center' },
    },
    '@media': { [media.forcedColours]: { appearance: 'auto' } },
  },
]);
