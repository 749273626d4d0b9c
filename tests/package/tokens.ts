import { readFileSync } from 'node:fs';
import {
  departmentTokens,
  type DepartmentToken,
} from '../../packages/ui/src/theme/colours/departmentTokens.ts';
import { toColourName } from '../../packages/ui/src/theme/colours/toColourName.ts';
import { readDepartment } from '../../packages/ui/src/themeTool/read/readDepartment.ts';
import { readThemeFile } from '../../packages/ui/src/themeTool/read/readThemeFile.ts';
import type { ThemeName } from '../../packages/ui/src/themeTool/themes.ts';

/** The command that made the department's theme, as its first line says. */
export const themeCommand = ['create', '--brand', '#0b4f5c', '--department', 'harbour'];

/** The text of the department's theme. */
export const themeSheet = readFileSync(
  new URL('department/src/theme.css', import.meta.url),
  'utf8',
);

/** Returns the department's tokens of a theme as #rrggbb by name, for example `brand-deep`. */
export function tokensOf(theme: ThemeName): Record<string, string | undefined> {
  const { declarations } = readThemeFile('theme.css', themeSheet);
  const { read } = readDepartment(declarations, 'harbour', theme);
  const toEntry = (token: DepartmentToken) => [toColourName(token), read.get(token)?.mapped];
  return Object.fromEntries(departmentTokens.map(toEntry)) as Record<string, string | undefined>;
}
