import { themeNames, type ThemeName } from '../themes.ts';

/** What a selector of a theme file dresses. */
export interface ThemeSelector {
  /** The value of `data-department`, or undefined for any department. */
  department: string | undefined;
  /** The value of `data-theme`, or undefined for both themes. */
  theme: ThemeName | undefined;
  /** Whether `theme` is that of the device, by `[data-theme='system']`. */
  isSystem: boolean;
  /** Whether it dresses a part of the page that has a theme of its own, and not the document. */
  isPart: boolean;
  /** The number of its attributes and pseudo-classes; `html` counts a hundredth. */
  specificity: number;
}

const simpleSelector =
  /^(?:(?<element>html(?![\w-]))|(?<root>:root)|\[\s*data-(?<name>department|theme)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[\w-]+))\s*\])/;

type Compound = Omit<ThemeSelector, 'isPart'>;

/** Returns one selector without combinators, or undefined when it has other parts than the document and its data. */
function parseCompound(text: string, scheme: ThemeName): Compound | undefined {
  const compound: Compound = {
    department: undefined,
    theme: undefined,
    isSystem: false,
    specificity: 0,
  };
  let rest = text;
  while (rest !== '') {
    const match = simpleSelector.exec(rest);
    if (match?.groups === undefined) return undefined;
    const { element, name, double, single, plain } = match.groups;
    const value = double ?? single ?? plain ?? '';
    if (name === 'department') compound.department = value;
    if (name === 'theme') {
      compound.isSystem = value === 'system';
      compound.theme = compound.isSystem ? scheme : themeNames.find((theme) => theme === value);
      if (compound.theme === undefined) return undefined;
    }
    compound.specificity += element === undefined ? 1 : 0.01;
    rest = rest.slice(match[0].length);
  }
  return compound;
}

/**
 * Returns what a selector dresses: the document, as in `:root[data-department='harbour'][data-theme='dark']`, or a part
 * of it, as in `[data-department='harbour'] [data-theme='dark']`. Returns undefined for any other selector. `scheme` is
 * the theme of the device where the selector applies.
 */
export function parseSelector(
  selector: string,
  scheme: ThemeName = 'light',
): ThemeSelector | undefined {
  const parts = selector.trim().split(/\s+/);
  const compounds = parts.map((part) => parseCompound(part, scheme));
  const [outer, inner] = compounds;
  if (outer === undefined || compounds.length > 2) return undefined;
  if (compounds.length === 1) return { ...outer, isPart: false };
  if (inner?.theme === undefined || inner.department !== undefined) return undefined;
  return {
    department: outer.department,
    theme: inner.theme,
    isSystem: inner.isSystem,
    isPart: true,
    specificity: outer.specificity + inner.specificity,
  };
}
