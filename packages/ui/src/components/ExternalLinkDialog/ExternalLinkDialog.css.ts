import { style } from '@vanilla-extract/css';

export const root = style({});
export const host = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style({ display: 'block' });
