import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { getGapVariants } from '../../styles/gapVariants.ts';
import { variants } from '../../styles/variants.ts';

const gap = createVar();

/** At most `count` columns, fewer where one would be narrower than `minWidth`. */
const upTo = (count: number, minWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${minWidth}, (100% - ${count - 1} * ${gap}) / ${count})), 1fr))`,
});

export const root = style([
  {
    minInlineSize: 0,
    gap,
    // Safari takes a list without markers for no list, but not one whose marker is an empty text.
    selectors: { ':is(ul, ol)&': { listStyleType: '""' } },
  },
  ...getGapVariants((size) => ({ vars: { [gap]: size } })),
  ...variants('kind', {
    halves: upTo(2, '15rem'),
    thirds: upTo(3, '13rem'),
    quarters: upTo(4, '11rem'),
    aside: { display: 'flex', flexWrap: 'wrap', alignItems: 'start' },
  }),
]);
// The second column goes below the first one where that would be narrower than 30 rem.
globalStyle(`${root}:where([data-kind="aside"]) > *`, { flex: '1 1 20rem', minInlineSize: 0 });
globalStyle(`${root}:where([data-kind="aside"]) > :first-child`, { flex: '999 1 30rem' });
