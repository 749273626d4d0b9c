import { style, styleVariants } from '@vanilla-extract/css';
import { vars, skeletonBar } from '@temple-land/ui/theme';
import { shownLate } from './shownLate.css.ts';

const bones = style([shownLate, { display: 'grid' }]);

export const looks = styleVariants({
  rows: [bones],
  cards: [bones, { gap: vars.space[4] }],
});

const bar = { ...skeletonBar, content: '""', display: 'block' } as const;

const item = style({
  selectors: {
    '&::before': { ...bar, inlineSize: '62%', blockSize: '1.125rem' },
    '&:nth-child(even)::before': { inlineSize: '48%' },
    '&::after': { ...bar, inlineSize: '34%', marginBlockStart: '.75rem' },
  },
});

const hair = `${vars.border.hair} solid ${vars.colour.line}`;

export const items = styleVariants({
  rows: [item, { paddingBlock: '1.125rem', borderBlockEnd: hair }],
  cards: [
    item,
    {
      minBlockSize: '9rem',
      padding: vars.space[5],
      border: hair,
      borderRadius: vars.radius[3],
      background: vars.colour.surface,
    },
  ],
});
