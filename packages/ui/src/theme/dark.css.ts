import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkColours } from './colours/colours.ts';
import { themed } from './contract.css.ts';
import { darkShadows } from './measures.ts';
import { dark } from './selectors.ts';

const { colour, shadow } = themed;

globalStyle(dark, { colorScheme: 'dark' });
createGlobalTheme(dark, { colour, shadow }, { colour: darkColours, shadow: darkShadows });
