import { createGlobalTheme } from '@vanilla-extract/css';
import { lightColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { lightShadows, measures } from './measures.ts';

createGlobalTheme(':root, [data-theme="light"]', vars, {
  colour: lightColours,
  shadow: lightShadows,
  ...measures,
});
