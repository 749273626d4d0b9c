import { style } from '@vanilla-extract/css';
import { vars, skeletonBar } from '@temple-land/ui/theme';
import { delayed } from '../feedback/delayed.css.ts';

/** As high as a control; it has the place of the fields until their code is loaded. */
export const loading = style([
  delayed,
  skeletonBar,
  { blockSize: vars.size.control, alignSelf: 'end' },
]);
