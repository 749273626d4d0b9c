import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { themed } from './contract.css.ts';
import { asVars, following } from './following.ts';
import { lightShadows, measures } from './measures.ts';
import { departmentTheme, light } from './selectors.ts';

const { colour: _colours, leading: _leading, ...others } = themed;

globalStyle(light, { colorScheme: 'light', vars: colourVars(lightColours) });
createGlobalTheme(light, others, { shadow: lightShadows, ...measures });

globalStyle(departmentTheme, { vars: asVars(following) });
