import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Takes its room at once, but shows only when the wait is one. Until then the delay costs no frames. */
export const shownLate = style({ animation: `${appear} 1ms 400ms backwards` });
