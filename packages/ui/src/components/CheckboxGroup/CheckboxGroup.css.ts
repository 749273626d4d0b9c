import { style } from '@vanilla-extract/css';
import {
  field,
  hint as fieldHint,
  invalid as fieldInvalid,
  label,
  optional as fieldOptional,
} from '../Field/Field.css.ts';

export const group = field;
export const invalid = fieldInvalid;
export const legend = label;
export const optional = fieldOptional;
export const hint = fieldHint;
export const boxes = style({ display: 'grid', marginBlockStart: '.25rem' });
