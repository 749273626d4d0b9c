import { style } from '@vanilla-extract/css';
import { control } from '../../styles/field.css.ts';

export const area = style([control, { minBlockSize: '7rem', resize: 'vertical' }]);
