import { style } from '@vanilla-extract/css';

/** Not drawn in production; the service marks its pages with the mode. */
export const demoOnly = style({
  selectors: { 'html[data-mode=production] &': { display: 'none' } },
});
