import { style } from '@vanilla-extract/css';

/** A field that spans all columns. */
export const fieldAcross = style({ gridColumn: '1 / -1', minInlineSize: 0 });
