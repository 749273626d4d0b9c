import { style } from '@vanilla-extract/css';
import { control } from '../../styles/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({});

// Twice the class: the stylesheet of the control may come later than this one.
export const area = style([
  control,
  {
    resize: 'vertical',
    selectors: { '&&': { minBlockSize: '7rem', lineHeight: vars.leading.small } },
  },
]);
