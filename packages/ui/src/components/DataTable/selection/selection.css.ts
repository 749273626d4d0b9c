import { style } from '@vanilla-extract/css';
import { unlessSet, whenSet } from '../../../styles/variants.ts';
import { vars } from '../../../theme/contract.css.ts';
import { input, mark } from '../../Checkbox/Checkbox.css.ts';

const c = vars.colour;

export const selectBox = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    cursor: 'pointer',
  },
  whenSet('labelled', { gap: vars.space[3] }),
  unlessSet('labelled', {
    justifyContent: 'center',
    inlineSize: vars.size.target,
    marginInlineStart: '-.625rem',
  }),
]);

export const selectInput = style([
  input,
  {
    display: 'block',
    selectors: { '&:indeterminate': { background: c.accent, borderColor: c.accent } },
  },
]);
export const selectMark = style([
  mark,
  { selectors: { [`${selectInput}:indeterminate + &`]: { visibility: 'visible' } } },
]);
