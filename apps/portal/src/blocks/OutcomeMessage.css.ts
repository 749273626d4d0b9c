import { style } from '@vanilla-extract/css';

/** The catalogue's double and trailing spaces are part of its texts. */
export const words = style({ whiteSpace: 'pre-wrap' });
