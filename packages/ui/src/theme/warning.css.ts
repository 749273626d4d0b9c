import { globalStyle, style } from '@vanilla-extract/css';
import { darkColours, lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light, overEveryTheme } from './selectors.ts';

globalStyle(light, { vars: colourVars(lightColours, 'warning') });
globalStyle(dark, { vars: colourVars(darkColours, 'warning') });
globalStyle(overEveryTheme, {
  '@media': {
    [media.moreContrast]: { vars: { [vars.colour.warningBorder]: vars.colour.warningInk } },
  },
});

/** The ground of a warning with its ink; add an edge where it is wanted. */
export const warningGround = style({
  background: vars.colour.warningBg,
  borderColor: vars.colour.warningBorder,
  color: vars.colour.warningInk,
});
