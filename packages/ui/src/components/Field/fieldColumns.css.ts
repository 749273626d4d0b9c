import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { root as field } from './Field.css.ts';

const rowGap = vars.space[5];

/** A grid in which labels, hints, controls and errors of adjacent fields are aligned. */
export const alignedFields = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  // The last row has the gap below it too.
  marginBlockEnd: `calc(-1 * ${rowGap})`,
});
// Label, hint, control and error are one row each; an empty row has no height.
globalStyle(`${alignedFields} > *`, { gridRow: 'span 4', marginBlockEnd: rowGap });
globalStyle(`${alignedFields} > ${field}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
});

/** Two columns of fields if each is at least 15 rem wide, else one column. */
export const fieldColumns = style([
  alignedFields,
  {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(15rem, 50% - ${vars.space[4]} / 2)), 1fr))`,
  },
]);
