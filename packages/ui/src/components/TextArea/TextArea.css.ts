import { style } from '@vanilla-extract/css';
import { controlRule } from '../../styles/field.css.ts';

export const area = style({ ...controlRule, minBlockSize: '7rem', resize: 'vertical' });
