import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightColours } from './colours/colours.ts';
import { themeContract } from './contract.css.ts';
import { derivedColours } from './colours/derivedColours.ts';
import { lightShadows, measures, durations } from './measures.ts';
import { departmentTheme, lightTheme } from './selectors.ts';

const { colour, shadow, motion, radius, size, border } = themeContract;

globalStyle(lightTheme, { colorScheme: 'light' });
createGlobalTheme(
  lightTheme,
  { colour, shadow, motion, radius, size, border },
  { ...measures, colour: lightColours, shadow: lightShadows, motion: durations },
);

const { accent, accentHover, accentInk, accentSoft, rule } = colour;
createGlobalTheme(
  departmentTheme,
  { accent, accentHover, accentInk, accentSoft, rule },
  derivedColours,
);
