import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { themed } from './contract.css.ts';
import { following } from './following.ts';
import { lightShadows, measures, times } from './measures.ts';
import { departmentTheme, light } from './selectors.ts';

const { radius, size, border } = themed;

globalStyle(light, { colorScheme: 'light', vars: colourVars(lightColours) });
createGlobalTheme(light, { radius, size, border }, measures);
globalStyle(light, {
  vars: {
    [themed.shadow[1]]: lightShadows[1],
    [themed.shadow[3]]: lightShadows[3],
    [themed.motion.medium]: times.medium,
    [themed.motion.slow]: times.slow,
  },
});

globalStyle(departmentTheme, { vars: colourVars(following) });
