import { createTheme } from '../../packages/ui/src/themeTool/create/createTheme.ts';
import { formatTheme } from '../../packages/ui/src/themeTool/create/formatTheme.ts';

/** A theme file that is safe. */
export const safeSheet = formatTheme({
  command: 'temple-land-theme create',
  department: 'harbour',
  typeface: undefined,
  themes: createTheme('#0b4f5c', 'AAA'),
});

/** The selector of the light theme. */
export const light = ":root[data-department='harbour']";
/** The selector of the dark theme. */
export const dark = `${light}[data-theme='dark']`;

/** Returns the safe file with a block at its end. */
export const withBlock = (block: string) => `${safeSheet}\n${block}\n`;

/** Files that are as safe as the one they are made of, and how they differ. */
export const safeFiles: readonly (readonly [title: string, text: string])[] = [
  [
    'a weak colour on a weaker selector',
    withBlock("[data-department='harbour'] { --tl-colour-link: #999; }"),
  ],
  [
    'a weak colour that a later line replaces',
    `${light} { --tl-colour-link: #999; }\n${safeSheet}`,
  ],
  [
    'values of variables',
    withBlock(
      `:root { --sea: #0b4f5c; } ${light} { --tl-colour-link: var(--sea); } ${dark} { --tl-colour-link: var(--foam, #99d6e5); }`,
    ),
  ],
  ['no block for the theme of the device', safeSheet.replace(/@media[^}]+\}\s*\}/, '')],
  ['a layer', `@layer theme {\n${safeSheet}\n}`],
  [
    'a nested dark block',
    withBlock(`${light} { &[data-theme='dark'] { --tl-colour-link: #99d6e5; } }`),
  ],
  ['rules for other elements and properties', withBlock('.card { color: red; --tl-radius-2: 0; }')],
  ['unquoted names', safeSheet.replaceAll(/='(\w+)'/g, '=$1')],
  ['html instead of :root', safeSheet.replaceAll(':root', 'html')],
];
