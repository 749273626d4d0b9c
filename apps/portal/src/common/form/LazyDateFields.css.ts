import { style } from '@vanilla-extract/css';
import { vars, waitingBar } from '@temple-land/ui/theme';
import { shownLate } from '../feedback/shownLate.css.ts';

/** As high as a control; it has the place of the fields until their code is loaded. */
export const loading = style([
  shownLate,
  waitingBar,
  { blockSize: vars.size.control, alignSelf: 'end' },
]);
