import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { following, ownColours } from './following.ts';
import { darkShadows } from './measures.ts';

// More specific than the light theme's `:root`, whatever order a bundler puts the two in.
const dark = ':root[data-theme="dark"], [data-theme="dark"]';

createGlobalTheme(dark, vars.colour, { ...darkColours, ...following });
createGlobalTheme(dark, vars.shadow, darkShadows);

const own = ':where(:root:not([data-department]))';
globalStyle(`${own}:root[data-theme="dark"], ${own} [data-theme="dark"]`, {
  vars: ownColours(darkColours),
});
