import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkColours } from './colours/colours.ts';
import { themeContract } from './contract.css.ts';
import { darkShadows } from './measures.ts';
import { darkTheme } from './selectors.ts';

const { colour, shadow } = themeContract;

globalStyle(darkTheme, { colorScheme: 'dark' });
createGlobalTheme(darkTheme, { colour, shadow }, { colour: darkColours, shadow: darkShadows });
