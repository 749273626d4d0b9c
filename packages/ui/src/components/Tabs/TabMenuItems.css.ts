import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { entry as menuEntry } from '../NavMenu/NavMenu.css.ts';

export const list = style({
  marginBlockStart: vars.space[2],
  padding: vars.space[2],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.raised,
  boxShadow: vars.shadow[2],
  listStyle: 'none',
});

export const entry = style([
  menuEntry,
  {
    position: 'relative',
    selectors: {
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '.5rem',
        insetInlineStart: 0,
        inlineSize: '.25rem',
        borderRadius: vars.radius[1],
        background: vars.colour.rule,
      },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: { '&[aria-current]::before': { background: 'HighlightText' } },
      },
    },
  },
]);
