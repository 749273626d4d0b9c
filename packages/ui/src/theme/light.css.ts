import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { vars } from './contract.css.ts';
import { asVars, following, ownColours } from './following.ts';
import { lightShadows, measures } from './measures.ts';
import { anyTheme, light } from './selectors.ts';

const { colour: _colours, ...others } = vars;

globalStyle(light, { vars: colourVars(lightColours) });
createGlobalTheme(light, others, { shadow: lightShadows, ...measures });

globalStyle(anyTheme, { vars: asVars(following) });

const own = ':where(:root:not([data-department]))';
globalStyle(`${own}:root, ${own} [data-theme="light"]`, { vars: ownColours(lightColours) });
