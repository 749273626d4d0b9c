import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { vars } from './contract.css.ts';
import { ownColours } from './following.ts';
import { darkShadows } from './measures.ts';
import { dark } from './selectors.ts';

globalStyle(dark, { vars: colourVars(darkColours) });
createGlobalTheme(dark, vars.shadow, darkShadows);

const own = ':where(:root:not([data-department]))';
globalStyle(`${own}:root[data-theme="dark"], ${own} [data-theme="dark"]`, {
  vars: ownColours(darkColours),
});
