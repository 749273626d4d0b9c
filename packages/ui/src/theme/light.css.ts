import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightColours } from './colours/colours.ts';
import { themed } from './contract.css.ts';
import { following } from './colours/derivedColours.ts';
import { lightShadows, measures, times } from './measures.ts';
import { departmentTheme, light } from './selectors.ts';

const { colour, shadow, motion, radius, size, border } = themed;

globalStyle(light, { colorScheme: 'light' });
createGlobalTheme(
  light,
  { colour, shadow, motion, radius, size, border },
  { ...measures, colour: lightColours, shadow: lightShadows, motion: times },
);

const { accent, accentHover, accentInk, accentSoft, rule } = colour;
createGlobalTheme(departmentTheme, { accent, accentHover, accentInk, accentSoft, rule }, following);
