import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** The style of a bar in place of a text that is loading; the caller sets its size and position. */
export const skeletonBar = {
  boxSizing: 'border-box',
  blockSize: '.75rem',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[1],
  background: vars.colour.line,
  '@media': { [media.forcedColours]: { borderColor: 'GrayText' } },
} as const;
