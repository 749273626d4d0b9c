import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Occupies its space at once, but is visible only after 0.4 s; meanwhile no frames are rendered. */
export const delayed = style({ animation: `${appear} 1ms 400ms backwards` });
