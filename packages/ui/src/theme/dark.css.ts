import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { darkColours } from './colours/colours.ts';
import { themeContract } from './contract.css.ts';
import { darkShadows } from './measures.ts';
import { media } from './media.ts';
import { darkTheme, systemTheme } from './selectors.ts';

const { colour, shadow } = themeContract;
const contract = { colour, shadow };
const values = { colour: darkColours, shadow: darkShadows };

globalStyle(darkTheme, { colorScheme: 'dark' });
createGlobalTheme(darkTheme, contract, values);

// By a media query, so that a page has the theme of the device without a script and with its first paint.
globalStyle(systemTheme, {
  '@media': { [media.darkScheme]: { colorScheme: 'dark', vars: assignVars(contract, values) } },
});
