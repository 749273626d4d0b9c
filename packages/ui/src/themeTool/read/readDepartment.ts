import { departmentColours } from '../../theme/colours/departmentColours.ts';
import { followedTokens, type DepartmentToken } from '../../theme/colours/departmentTokens.ts';
import type { ColourRole } from '../../theme/colours/colours.ts';
import { readColour, renderings, UnreadableColour, type Colour } from './readColour.ts';
import type { ThemeDeclaration } from './readThemeFile.ts';
import { resolveVariables } from './resolveVariables.ts';
import { colourVariable, kitColours, toColourRole, type ThemeName } from '../themes.ts';

/** All colours of a theme as #rrggbb, brought into sRGB in one way. */
export type Palette = Record<ColourRole, string>;

/** The colours that a department sets in one theme. */
export interface DepartmentColours {
  /** The declaration that decides each colour that the department sets. */
  declared: ReadonlyMap<ColourRole, ThemeDeclaration>;
  /** The colours that were read. */
  read: ReadonlyMap<ColourRole, Colour>;
  /** The colours that were not, with the reason. */
  unread: ReadonlyMap<ColourRole, string>;
  /** All colours of the theme, in each rendering of what was read. */
  palettes: readonly Palette[];
}

/** Returns the departments whose colours a file sets. */
export function listDepartments(declarations: readonly ThemeDeclaration[]): string[] {
  const named = declarations
    .filter(({ name }) => toColourRole(name) !== undefined)
    .flatMap(({ selector }) => selector.department ?? []);
  return [...new Set(named)];
}

/** Layers lose to what is outside of them, and win where both are important. */
const getLayerRank = ({ isLayered, isImportant }: ThemeDeclaration) =>
  Number(isLayered === isImportant);

/** Returns the declarations that decide each custom property on a document, by the cascade. */
export function resolveCascade(
  declarations: readonly ThemeDeclaration[],
  department: string,
  theme: ThemeName,
): Map<string, ThemeDeclaration> {
  const holding = declarations.filter(
    ({ selector }) =>
      (selector.department ?? department) === department && (selector.theme ?? theme) === theme,
  );
  const rising = holding.toSorted(
    (one, other) =>
      Number(one.isImportant) - Number(other.isImportant) ||
      getLayerRank(one) - getLayerRank(other) ||
      one.selector.specificity - other.selector.specificity,
  );
  return new Map(rising.map((declaration) => [declaration.name, declaration]));
}

/** Returns what the kit itself gives a custom property in a department's page. */
function getKitValue(name: string, theme: ThemeName): string | undefined {
  const role = toColourRole(name);
  if (role === undefined) return undefined;
  const token = followedTokens[role];
  if (token === undefined) return kitColours[theme][role];
  // The soft accent is a mixture and is known only when all tokens are.
  return role === 'accentSoft' ? undefined : `var(${colourVariable(token)})`;
}

/** Returns what a department sets in a theme, read as colours. */
export function readDepartment(
  declarations: readonly ThemeDeclaration[],
  department: string,
  theme: ThemeName,
): DepartmentColours {
  const winners = resolveCascade(declarations, department, theme);
  const lookUp = (name: string) => winners.get(name)?.value ?? getKitValue(name, theme);
  const declared = new Map<ColourRole, ThemeDeclaration>();
  const read = new Map<ColourRole, Colour>();
  const unread = new Map<ColourRole, string>();
  for (const [name, declaration] of winners) {
    const role = toColourRole(name);
    if (role === undefined) continue;
    declared.set(role, declaration);
    try {
      read.set(role, readColour(resolveVariables(declaration.value, lookUp, [name])));
    } catch (error) {
      if (!(error instanceof UnreadableColour)) throw error;
      unread.set(role, error.message);
    }
  }
  const palettes = renderings.map((rendering) => {
    const own = [...read].map(([role, colour]) => [role, colour[rendering]]);
    return departmentColours(kitColours[theme], Object.fromEntries(own) as Partial<Palette>);
  });
  return { declared, read, unread, palettes };
}

/** Returns the token that decides a colour where the department does not set it itself. */
export const getDecidingRole = (role: ColourRole, { declared }: DepartmentColours): ColourRole =>
  declared.has(role)
    ? role
    : ((followedTokens[role] satisfies DepartmentToken | undefined) ?? role);
