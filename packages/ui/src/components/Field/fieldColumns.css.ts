import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { field } from './Field.css.ts';

const between = vars.space[5];

/** A grid whose fields share their lines: label beside label, hint beside hint, control beside control. */
export const alignedFields = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  // The last row has the distance below it too.
  marginBlockEnd: `calc(-1 * ${between})`,
});
// Label, hint, control and error are a line each, an empty one without height.
globalStyle(`${alignedFields} > *`, { gridRow: 'span 4', marginBlockEnd: between });
globalStyle(`${alignedFields} > ${field}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
});

/** Two fields beside each other where there is room for 15 rem each, else one below the other. */
export const fieldColumns = style([
  alignedFields,
  {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(15rem, 50% - ${vars.space[4]} / 2)), 1fr))`,
  },
]);

/** A field across all columns. */
export const fieldAcross = style({ gridColumn: '1 / -1', minInlineSize: 0 });
