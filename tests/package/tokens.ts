import { readFileSync } from 'node:fs';
import { darkColours, lightColours } from '../../packages/ui/src/theme/colours/colours.ts';
import { contrastRatio } from '../../packages/ui/src/theme/colours/contrastRatio.ts';
import { contrastPairs } from '../../packages/ui/src/theme/colours/contrastPairs.ts';
import { departmentColours } from '../../packages/ui/src/theme/colours/departmentColours.ts';

/** The themes of the page. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const sheet = readFileSync(new URL('department/src/tokens.css', import.meta.url), 'utf8');
const kit = { light: lightColours, dark: darkColours };
const selectors = { light: "[data-department='harbour']", dark: "[data-theme='dark']" };

/** Gives the department's tokens of a theme by name, for example `brand-deep`. */
export function tokensOf(theme: Theme): Record<string, string> {
  const block = sheet.split(`${selectors[theme]} {`)[1]?.split('}')[0] ?? '';
  const lines = block.matchAll(/--tl-colour-([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...lines].map(([, name = '', hex = '']) => [name, hex]));
}

const roleOf = (token: string) =>
  token.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Gives the pairs that have too little contrast when the department's tokens stand in the kit's. */
export function weakPairs(theme: Theme): string[] {
  const own = Object.entries(tokensOf(theme)).map(([token, hex]) => [roleOf(token), hex] as const);
  const colours = departmentColours(kit[theme], Object.fromEntries(own));
  return contrastPairs
    .filter(([ink, ground, least]) => contrastRatio(colours[ink], colours[ground]) < least)
    .map(([ink, ground]) => `${ink} on ${ground}`);
}
