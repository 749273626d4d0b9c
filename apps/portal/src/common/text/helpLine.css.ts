import { style } from '@vanilla-extract/css';

/** Hidden in production; the service sets the mode on its pages. */
export const demoOnly = style({
  selectors: { 'html[data-mode=production] &': { display: 'none' } },
});
