import { vars } from './contract.css.ts';
import { media } from './media.ts';

/** The look of a still bar that stands where a word will be; its size and place are the caller's. */
export const waitingBar = {
  boxSizing: 'border-box',
  blockSize: '.75rem',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[1],
  background: vars.colour.line,
  '@media': { [media.forcedColours]: { borderColor: 'GrayText' } },
} as const;
