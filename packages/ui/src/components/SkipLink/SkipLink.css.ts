import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'absolute',
  insetBlockStart: '.75rem',
  insetInlineStart: '.75rem',
  zIndex: 60,
  // Space for the focus ring at the other edge too.
  maxInlineSize: 'calc(100% - 1.5rem)',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  background: vars.colour.raised,
  color: vars.colour.ink,
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[2],
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
  selectors: {
    '&:not(:focus)': {
      inlineSize: '1px',
      blockSize: '1px',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@media': { print: { display: 'none' } },
});
