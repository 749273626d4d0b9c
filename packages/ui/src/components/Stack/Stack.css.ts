import { style, type StyleRule } from '@vanilla-extract/css';
import { getGapVariants } from '../../styles/gapVariants.ts';
import { restrict, variants } from '../../styles/variants.ts';

const alignments = ['start', 'center', 'end'];

/** The rules of `data-align` in one direction. */
const getAlignments = (direction: 'column' | 'row', toRule: (align: string) => StyleRule) =>
  alignments.map((align) =>
    restrict(`[data-direction="${direction}"][data-align="${align}"]`, toRule(align)),
  );

export const root = style([
  {
    minInlineSize: 0,
    // Safari takes a list without markers for no list, but not one whose marker is an empty text.
    selectors: { ':is(ul, ol)&': { listStyleType: '""' } },
  },
  ...getGapVariants((gap) => ({ gap })),
  ...variants('direction', {
    column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    row: { display: 'flex', flexWrap: 'wrap' },
  }),
  ...getAlignments('column', (align) => ({ justifyItems: align })),
  ...getAlignments('row', (align) => ({ alignItems: align })),
  ...variants('justify', {
    center: { justifyContent: 'center' },
    end: { justifyContent: 'end' },
    between: { justifyContent: 'space-between' },
  }),
]);
