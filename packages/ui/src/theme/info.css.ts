import { globalStyle } from '@vanilla-extract/css';
import { darkColours, lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { dark, light, overEveryTheme } from './selectors.ts';

globalStyle(light, { vars: colourVars(lightColours, 'info') });
globalStyle(dark, { vars: colourVars(darkColours, 'info') });
globalStyle(overEveryTheme, {
  '@media': { [media.moreContrast]: { vars: { [vars.colour.infoBorder]: vars.colour.infoInk } } },
});
