import { globalStyle } from '@vanilla-extract/css';
import { darkColours } from './colours.ts';
import { colourVars } from './colourVars.ts';
import { vars } from './contract.css.ts';
import { darkShadows } from './measures.ts';
import { dark } from './selectors.ts';

globalStyle(dark, {
  colorScheme: 'dark',
  vars: {
    ...colourVars(darkColours),
    [vars.shadow[1]]: darkShadows[1],
    [vars.shadow[3]]: darkShadows[3],
  },
});
