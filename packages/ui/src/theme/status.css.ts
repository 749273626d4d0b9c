import { globalStyle } from '@vanilla-extract/css';
import { darkColours, lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { dark, light } from './selectors.ts';

globalStyle(light, { vars: colourVars(lightColours, 'status') });
globalStyle(dark, { vars: colourVars(darkColours, 'status') });
