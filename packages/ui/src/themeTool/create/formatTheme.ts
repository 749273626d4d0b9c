import { departmentTokens } from '../../theme/colours/departmentTokens.ts';
import type { DepartmentTheme } from './createTheme.ts';
import { colourVariable, type ThemeName } from '../themes.ts';

/** What a theme file contains. */
export interface ThemeSheet {
  /** The command that makes the file again. */
  command: string;
  department: string;
  themes: Readonly<Record<ThemeName, DepartmentTheme>>;
  /** The typeface that letters are drawn in first, if the department has its own. */
  typeface: string | undefined;
}

const colourLines = (theme: DepartmentTheme) =>
  departmentTokens.map((token) => `  ${colourVariable(token)}: ${theme[token]};`);

/** The fonts of the kit draw the letters that the typeface does not have. */
const fontLines = (typeface: string) => [
  `  --tl-font-text: '${typeface}', 'Portal Text', system-ui, sans-serif;`,
  `  --tl-font-display: '${typeface}', 'Portal Display', system-ui, sans-serif;`,
];

/**
 * Returns the style sheet of a department: its tokens in both themes and in that of the device, its typeface, and no
 * woven strip.
 */
export function formatTheme({ command, department, themes, typeface }: ThemeSheet): string {
  const own = `[data-department='${department}']`;
  return [
    `/* ${command} */`,
    `:root${own},`,
    `${own} [data-theme='light'],`,
    `${own} [data-theme='system'] {`,
    ...colourLines(themes.light),
    '}',
    '',
    `:root${own}[data-theme='dark'],`,
    `${own} [data-theme='dark'] {`,
    ...colourLines(themes.dark),
    '}',
    '',
    '@media (prefers-color-scheme: dark) {',
    `  :root${own}[data-theme='system'],`,
    `  ${own} [data-theme='system'] {`,
    ...colourLines(themes.dark).map((line) => `  ${line}`),
    '  }',
    '}',
    '',
    `:root${own} {`,
    '  --tl-image-strip: none;',
    ...(typeface === undefined ? [] : fontLines(typeface)),
    '}',
    '',
  ].join('\n');
}
