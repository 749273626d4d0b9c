import { style } from '@vanilla-extract/css';
import { media, skeletonBar, vars } from '@temple-land/ui/theme';
import { delayed } from '../feedback/delayed.css.ts';

const loading = style([delayed, { display: 'grid', alignContent: 'end' }]);

/** As high as a date field with its label, until its code is loaded. */
export const loadingField = style([loading, { blockSize: '4.8rem' }]);

/** As high as two date fields with their labels and the legend, beside each other or stacked. */
export const loadingRange = style([
  loading,
  { blockSize: '6.76rem', '@media': { [media.upToSheet]: { blockSize: '13.06rem' } } },
]);

export const bar = style([skeletonBar, { blockSize: vars.size.control }]);
