import { globalStyle } from '@vanilla-extract/css';
import { darkColours, lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { vars } from './contract.css.ts';
import { following } from './following.ts';
import { darkShadows, lightShadows, times } from './measures.ts';
import { media } from './media.ts';
import { dark, departmentTheme, light } from './selectors.ts';

const { motion, shadow } = vars;

globalStyle(light, {
  vars: {
    ...colourVars(lightColours, 'few'),
    [shadow[2]]: lightShadows[2],
    [motion.fast]: times.fast,
  },
});
globalStyle(dark, { vars: { ...colourVars(darkColours, 'few'), [shadow[2]]: darkShadows[2] } });
globalStyle(departmentTheme, { vars: colourVars(following, 'few') });
globalStyle(':root', { '@media': { [media.reducedMotion]: { vars: { [motion.fast]: '0ms' } } } });
