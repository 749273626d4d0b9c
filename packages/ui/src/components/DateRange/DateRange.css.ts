import { style } from '@vanilla-extract/css';
import { alignedFields } from '../Field/fieldColumns.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ minInlineSize: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space[2],
  font: `650 1.125rem/${vars.leading.snug} ${vars.font.display}`,
});
export const fields = style([
  alignedFields,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 15rem))',
    columnGap: vars.space[5],
  },
]);
