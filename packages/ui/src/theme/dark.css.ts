import { createGlobalTheme } from '@vanilla-extract/css';
import { darkColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { darkShadows } from './measures.ts';

createGlobalTheme('[data-theme="dark"]', vars.colour, darkColours);
createGlobalTheme('[data-theme="dark"]', vars.shadow, darkShadows);
