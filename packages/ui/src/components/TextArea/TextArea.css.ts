import { style } from '@vanilla-extract/css';
import { controlRule } from '../../styles/field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = style({ ...controlRule, minBlockSize: '7rem', resize: 'vertical' });
export const count = style({
  marginBlockStart: '.25rem',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
