import { style } from '@vanilla-extract/css';
import {
  root as field,
  hint as fieldHint,
  label,
  optional as fieldOptional,
} from '../Field/Field.css.ts';

export const root = style([field, {}]);
export const legend = label;
export const optional = fieldOptional;
export const hint = fieldHint;
export const boxes = style({ display: 'grid', marginBlockStart: '.25rem' });
