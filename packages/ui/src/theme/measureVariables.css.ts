import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { fixedMeasures } from './measures.ts';

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`);

/** The fixed measures as variables for stylesheets of applications (`--tl-space-7`); no component uses them. */
const variables = createGlobalThemeContract(
  fixedMeasures,
  (_value, path) => `tl-${path.map(toKebabCase).join('-')}`,
);
createGlobalTheme(':root', variables, fixedMeasures);
