import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { fixedMeasures } from './measures.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`);

/** Names of the fixed measures for the stylesheets of others (`--tl-space-7`); no component reads them. */
const names = createGlobalThemeContract(
  fixedMeasures,
  (_value, path) => `tl-${path.map(kebab).join('-')}`,
);
createGlobalTheme(':root', names, fixedMeasures);
