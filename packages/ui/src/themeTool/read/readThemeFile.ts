import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import type { Finding, Place } from '../findings.ts';
import { parseSelector, type ThemeSelector } from './parseSelector.ts';
import { colourPrefix, toColourRole } from '../themes.ts';

/** A custom property that a file sets on the document, with the place where it does. */
export interface ThemeDeclaration extends Place {
  name: string;
  value: string;
  selector: ThemeSelector;
  isImportant: boolean;
  isLayered: boolean;
}

/** What a theme file sets, in its order, and what in it cannot be checked. */
export interface ThemeFile {
  file: string;
  declarations: readonly ThemeDeclaration[];
  /** What it sets on a document with the theme of the device. */
  systemDeclarations: readonly ThemeDeclaration[];
  findings: readonly Finding[];
}

type Parent = Rule | AtRule;

function listAncestors(declaration: Declaration): Parent[] {
  const ancestors: Parent[] = [];
  let parent = declaration.parent;
  while (parent?.type === 'rule' || parent?.type === 'atrule') {
    ancestors.unshift(parent as Parent);
    parent = parent.parent as Declaration['parent'];
  }
  return ancestors;
}

const isRule = (node: Parent): node is Rule => node.type === 'rule';

const isDarkScheme = ({ name, params }: AtRule) =>
  name === 'media' && /^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/.test(params);

/** Returns the selectors of nested rules, outermost first, as they apply to the document. */
function flattenSelectors(rules: readonly Rule[]): string[] {
  return rules.reduce<string[]>(
    (outer, { selectors }) =>
      outer.length === 0
        ? selectors
        : outer.flatMap((parent) =>
            selectors.map((own) =>
              own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`,
            ),
          ),
    [],
  );
}

/** Returns whether a selector names a department and, if it dresses a part, the document has the same colours. */
function isChecked(
  selector: ThemeSelector | undefined,
  all: readonly (ThemeSelector | undefined)[],
): boolean {
  if (selector?.department === undefined) return false;
  const { department, theme, isPart } = selector;
  const themes = theme === 'light' ? ['light', undefined] : [theme];
  return (
    !isPart ||
    all.some(
      (other) =>
        other?.isPart === false && other.department === department && themes.includes(other.theme),
    )
  );
}

/** Returns why a declaration cannot be checked, or undefined. */
function getUncheckedReason(
  name: string,
  conditions: readonly AtRule[],
  selectors: readonly string[],
  parsed: readonly (ThemeSelector | undefined)[],
): string | undefined {
  const [condition] = conditions;
  const isOfDevice = conditions.length === 1 && parsed.every((selector) => selector?.isSystem);
  if (condition !== undefined && !(isDarkScheme(condition) && isOfDevice)) {
    return `${name} is set inside @${condition.name} ${condition.params}, which is not checked`;
  }
  if (selectors.length === 0) return `${name} is set outside of any block`;
  const strange = selectors.find((_, at) => !isChecked(parsed[at], parsed));
  return strange === undefined
    ? undefined
    : `${name} is set on ${strange}; only :root[data-department='…'], with [data-theme='dark'] for the dark theme, is checked`;
}

function readDeclaration(file: string, declaration: Declaration) {
  const { prop: name, value, important = false, source } = declaration;
  const place: Place = {
    file,
    line: source?.start?.line ?? 1,
    column: source?.start?.column ?? 1,
  };
  const ancestors = listAncestors(declaration);
  const conditions = ancestors.filter((node): node is AtRule => !isRule(node));
  const unlayered = conditions.filter((atRule) => atRule.name !== 'layer');
  const isLayered = unlayered.length < conditions.length;
  const selectors = flattenSelectors(ancestors.filter(isRule));
  const scheme = unlayered.some(isDarkScheme) ? 'dark' : 'light';
  const parsed = selectors.map((selector) => parseSelector(selector, scheme));
  const findings: Finding[] = [];
  if (name.startsWith(colourPrefix)) {
    const reason = getUncheckedReason(name, unlayered, selectors, parsed);
    if (reason !== undefined) findings.push({ ...place, kind: 'unchecked-block', message: reason });
    if (toColourRole(name) === undefined) {
      findings.push({ ...place, kind: 'unknown-token', message: `the kit has no ${name}` });
    }
  }
  const applied = unlayered.every(isDarkScheme) ? parsed : [];
  const declarations = applied.flatMap((selector): ThemeDeclaration[] =>
    selector === undefined || selector.isPart || (unlayered.length > 0 && !selector.isSystem)
      ? []
      : [{ ...place, name, value, selector, isImportant: important, isLayered }],
  );
  return { declarations, findings };
}

/** Returns the custom properties that the text of a CSS file sets on the document. */
export function readThemeFile(file: string, text: string): ThemeFile {
  const read: ReturnType<typeof readDeclaration>[] = [];
  try {
    postcss.parse(text, { from: file }).walkDecls(/^--/, (declaration) => {
      read.push(readDeclaration(file, declaration));
    });
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const finding: Finding = {
      file,
      line,
      column,
      kind: 'unreadable-file',
      message: `the file is not CSS: ${reason}`,
    };
    return { file, declarations: [], systemDeclarations: [], findings: [finding] };
  }
  const all = read.flatMap(({ declarations }) => declarations);
  const system = all.filter(({ selector }) => selector.isSystem);
  return {
    file,
    declarations: all.filter(({ selector }) => !selector.isSystem),
    // What holds in both themes holds in that of the device too.
    systemDeclarations:
      system.length === 0 ? [] : all.filter(({ selector }) => selector.isSystem || !selector.theme),
    findings: read.flatMap(({ findings }) => findings),
  };
}
