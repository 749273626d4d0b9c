import { style } from '@vanilla-extract/css';
import { root as button } from '../Button/Button.css.ts';

export const root = style([button, { textDecoration: 'none' }]);
