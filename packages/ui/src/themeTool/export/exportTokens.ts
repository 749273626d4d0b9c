import { followedTokens } from '../../theme/colours/departmentTokens.ts';
import type { ColourRole } from '../../theme/colours/colours.ts';
import { toColourName } from '../../theme/colours/toColourName.ts';
import { darkShadows, lightShadows } from '../../theme/measures.ts';
import { exportMeasures } from './exportMeasures.ts';
import { resolveCascade, readDepartment } from '../read/readDepartment.ts';
import type { ThemeDeclaration } from '../read/readThemeFile.ts';
import { colourRoles, kitColours, type ThemeName } from '../themes.ts';
import { toColorValue, toDimension } from './tokenValues.ts';

/** A department whose theme file was read. */
export interface ReadDepartment {
  name: string;
  declarations: readonly ThemeDeclaration[];
}

const schema = 'https://www.designtokens.org/schemas/2025.10/';
const shadows = { light: lightShadows, dark: darkShadows };

/** Returns a list of shadows such as `0 1px 2px rgb(0 0 0/.5)` as the value of a shadow token. */
function toShadows(css: string) {
  return css.split(/, (?=\d)/).map((shadow) => {
    const [, lengths = '', red, green, blue, alpha] =
      /^(.*) rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(shadow) ?? [];
    const [offsetX, offsetY, blur, spread = '0'] = lengths.split(' ');
    const hex = [red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0'));
    return {
      color: toColorValue(`#${hex.join('')}`, Number(alpha)),
      offsetX: toDimension(offsetX ?? ''),
      offsetY: toDimension(offsetY ?? ''),
      blur: toDimension(blur ?? '0'),
      spread: toDimension(spread),
    };
  });
}

function exportColours(theme: ThemeName, department: ReadDepartment | undefined) {
  const colours = department && readDepartment(department.declarations, department.name, theme);
  const [palette] = colours?.palettes ?? [kitColours[theme]];
  const toValue = (role: ColourRole) => {
    const token = followedTokens[role];
    const follows = colours !== undefined && !colours.declared.has(role) && role !== 'accentSoft';
    if (follows && token !== undefined) return `{colour.${toColourName(token)}}`;
    return toColorValue(palette?.[role] ?? '');
  };
  return Object.fromEntries(
    colourRoles.map((role) => [toColourName(role), { $value: toValue(role) }]),
  );
}

function exportTheme(theme: ThemeName, department: ReadDepartment | undefined) {
  const rows = Object.entries(shadows[theme]).map(([level, css]) => [
    level,
    { $value: toShadows(css) },
  ]);
  return {
    $schema: `${schema}format.json`,
    colour: { $type: 'color', ...exportColours(theme, department) },
    shadow: { $type: 'shadow', ...(Object.fromEntries(rows) as object) },
  };
}

const resolver = {
  $schema: `${schema}resolver.json`,
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: {
        light: [{ $ref: 'light.tokens.json' }],
        dark: [{ $ref: 'dark.tokens.json' }],
      },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

/**
 * Returns the tokens of the kit, or of a department in it, as files of the Design Tokens format 2025.10 by their names:
 * what both themes share, each theme, and the resolver that puts them together.
 */
export function exportTokens(department?: ReadDepartment): Record<string, object> {
  const own =
    department === undefined
      ? new Map<string, ThemeDeclaration>()
      : resolveCascade(department.declarations, department.name, 'light');
  return {
    'base.tokens.json': {
      $schema: `${schema}format.json`,
      ...exportMeasures((name) => own.get(name)?.value),
    },
    'light.tokens.json': exportTheme('light', department),
    'dark.tokens.json': exportTheme('dark', department),
    'theme.resolver.json': { ...resolver, name: department?.name ?? 'kit' },
  };
}
