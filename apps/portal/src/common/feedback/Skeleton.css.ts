import { style, styleVariants } from '@vanilla-extract/css';
import { vars, skeletonBar } from '@temple-land/ui/theme';
import { delayed } from './delayed.css.ts';

const skeleton = style([delayed, { display: 'grid' }]);

export const variants = styleVariants({
  rows: [skeleton],
  cards: [skeleton, { gap: vars.space[4] }],
});

const bar = { ...skeletonBar, content: '""', display: 'block' } as const;

const item = style({
  selectors: {
    '&::before': { ...bar, inlineSize: '62%', blockSize: '1.125rem' },
    '&:nth-child(even)::before': { inlineSize: '48%' },
    '&::after': { ...bar, inlineSize: '34%', marginBlockStart: '.75rem' },
  },
});

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const items = styleVariants({
  rows: [item, { paddingBlock: '1.125rem', borderBlockEnd: hairline }],
  cards: [
    item,
    {
      minBlockSize: '9rem',
      padding: vars.space[5],
      border: hairline,
      borderRadius: vars.radius[3],
      background: vars.colour.surface,
    },
  ],
});
