import { style } from '@vanilla-extract/css';
import { getGapSelectors } from '../../styles/gap.ts';

export const root = style({
  minInlineSize: 0,
  selectors: {
    ...getGapSelectors((gap) => ({ gap })),
    // Safari takes a list without markers for no list, but not one whose marker is an empty text.
    ':is(ul, ol)&': { listStyleType: '""' },
    '&[data-direction="column"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-direction="column"][data-align="start"]': { justifyItems: 'start' },
    '&[data-direction="column"][data-align="center"]': { justifyItems: 'center' },
    '&[data-direction="column"][data-align="end"]': { justifyItems: 'end' },
    '&[data-direction="row"]': { display: 'flex', flexWrap: 'wrap' },
    '&[data-direction="row"][data-align="start"]': { alignItems: 'start' },
    '&[data-direction="row"][data-align="center"]': { alignItems: 'center' },
    '&[data-direction="row"][data-align="end"]': { alignItems: 'end' },
    '&[data-justify="center"]': { justifyContent: 'center' },
    '&[data-justify="end"]': { justifyContent: 'end' },
    '&[data-justify="between"]': { justifyContent: 'space-between' },
  },
});
