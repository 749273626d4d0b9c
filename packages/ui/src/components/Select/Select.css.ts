import { style } from '@vanilla-extract/css';
import { controlRule } from '../../styles/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const half = (degrees: number) =>
  `linear-gradient(${degrees}deg, transparent 50%, ${vars.colour.ink} 50%)`;

export const select = style({
  ...controlRule,
  appearance: 'none',
  paddingInlineEnd: '2.75rem',
  backgroundImage: `${half(45)}, ${half(-45)}`,
  backgroundSize: '.375rem .375rem',
  backgroundPosition: 'right 1.25rem center, right .875rem center',
  backgroundRepeat: 'no-repeat',
  textOverflow: 'ellipsis',
  selectors: {
    ...controlRule.selectors,
    '&:dir(rtl)': { backgroundPosition: 'left .875rem center, left 1.25rem center' },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto', borderColor: 'ButtonBorder' } },
});
