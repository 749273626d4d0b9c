import { style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';

export const root = style({});
export const box = style(
  variants('width', {
    medium: { maxInlineSize: '20rem' },
    short: { maxInlineSize: '12rem' },
  }),
);
