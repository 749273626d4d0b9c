import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// The padding makes the target of a short name large enough; the negative margin compensates for it.
const aside = '.625rem';

export const root = style({});
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .5rem',
  paddingBlockStart: vars.space[2],
  paddingInlineEnd: aside,
  listStyle: 'none',
  fontSize: vars.text.sm,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    '& + &::before': {
      content: '""',
      boxSizing: 'border-box',
      inlineSize: '.375rem',
      blockSize: '.375rem',
      border: `solid ${vars.colour.inkMuted}`,
      borderWidth: '1.5px 1.5px 0 0',
      transform: 'rotate(45deg)',
    },
    '[dir="rtl"] & + &::before': { transform: 'rotate(-135deg)' },
    '&[aria-current]': { color: vars.colour.inkMuted },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginInline: `-${aside}`,
  paddingInline: aside,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  color: vars.colour.ink,
});
