import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Takes its room at once, but shows only when the wait is one. */
export const waiting = style({ animation: `${appear} 400ms step-end backwards` });
