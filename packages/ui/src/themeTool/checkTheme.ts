import { departmentTokens } from '../theme/colours/departmentTokens.ts';
import { contrastRatio } from '../theme/colours/contrastRatio.ts';
import { listPairs, type ContrastLevel, type ContrastPair } from './contrastLevels.ts';
import type { Finding, Place } from './findings.ts';
import { getDecidingRole, listDepartments, readDepartment } from './read/readDepartment.ts';
import type { DepartmentColours } from './read/readDepartment.ts';
import { readThemeFile, type ThemeDeclaration } from './read/readThemeFile.ts';
import { colourVariable, themeNames, toColourRole, type ThemeName } from './themes.ts';

/** What the findings about one theme of a department have in common. */
interface Subject {
  department: string;
  theme: ThemeName;
}

const placeOf = ({ file, line, column }: Place): Place => ({ file, line, column });

/** Returns the weakest rendering of a pair when it has too little contrast. */
function findWeakestRendering(pair: ContrastPair, { palettes }: DepartmentColours) {
  const rendered = palettes.map((palette) => {
    const [inkColour, groundColour] = [palette[pair.ink], palette[pair.ground]];
    return { inkColour, groundColour, ratio: contrastRatio(inkColour, groundColour) };
  });
  const [weakest] = rendered.toSorted((one, other) => one.ratio - other.ratio);
  return weakest !== undefined && weakest.ratio < pair.wanted ? { ...pair, ...weakest } : undefined;
}

const toTokenName = (role: Parameters<typeof colourVariable>[0]) =>
  colourVariable(role).replace('--tl-colour-', '');

/** Rounds down, so that a ratio that is too small never looks large enough. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function findWeakPairs(subject: Subject, colours: DepartmentColours, level: ContrastLevel) {
  return listPairs(level).flatMap((listed): Finding[] => {
    const roles = [listed.ink, listed.ground].map((role) => getDecidingRole(role, colours));
    const own = roles.flatMap((role) => colours.declared.get(role) ?? []);
    const [first] = own;
    const isUnread = roles.some((role) => colours.unread.has(role));
    const pair =
      first === undefined || isUnread ? undefined : findWeakestRendering(listed, colours);
    if (first === undefined || pair === undefined) return [];
    const { ink, ground, inkColour, groundColour, ratio, wanted, use } = pair;
    const lines = [...new Set(own.slice(1).map(({ line }) => line))].filter(
      (line) => line !== first.line,
    );
    const also = lines.length === 0 ? '' : `, see line ${lines.join(', ')}`;
    const message = `${toTokenName(ink)} ${inkColour} on ${toTokenName(ground)} ${groundColour} has ${formatRatio(ratio)} : 1, wanted ${wanted} : 1 (${use}${also})`;
    return [{ ...placeOf(first), kind: 'weak-pair', message, ...subject, pair }];
  });
}

function findMissing(
  subject: Subject,
  declarations: readonly ThemeDeclaration[],
  colours: DepartmentColours,
): Finding[] {
  const own = declarations.filter(
    ({ name, selector }) =>
      toColourRole(name) !== undefined && selector.department === subject.department,
  );
  // A token of both themes was not chosen for the dark one.
  const isInBlock = ({ selector }: ThemeDeclaration) =>
    subject.theme === 'dark' ? selector.theme === 'dark' : selector.theme !== 'dark';
  const block = own.filter(isInBlock);
  const place = block[0] ?? own[0];
  if (place === undefined) return [];
  if (block.length === 0) {
    const message = `the ${subject.theme} theme of ${subject.department} has no block`;
    return [{ ...placeOf(place), kind: 'missing-block', message, ...subject }];
  }
  const names = new Set(block.map(({ name }) => name));
  return departmentTokens
    .filter((token) => !names.has(colourVariable(token)))
    .map((token) => ({
      ...placeOf(colours.declared.get(token) ?? place),
      kind: 'missing-token',
      message: `the ${subject.theme} block of ${subject.department} does not set ${colourVariable(token)}`,
      ...subject,
    }));
}

function checkDepartment(
  subject: Subject,
  declarations: readonly ThemeDeclaration[],
  level: ContrastLevel,
): Finding[] {
  const { department, theme } = subject;
  const colours = readDepartment(declarations, department, theme);
  const missing = findMissing(subject, declarations, colours);
  if (missing.some(({ kind }) => kind === 'missing-block')) return missing;
  const unreadable = [...colours.unread].flatMap(([role, reason]): Finding[] => {
    const declaration = colours.declared.get(role);
    if (declaration === undefined) return [];
    const message = `${declaration.name}: ${reason}`;
    return [{ ...placeOf(declaration), kind: 'unreadable-colour', message, ...subject }];
  });
  return [...missing, ...unreadable, ...findWeakPairs(subject, colours, level)];
}

const getKey = ({ line, column, message, theme, department }: Finding) =>
  JSON.stringify([line, column, message, theme, department]);

/** Returns the findings without repetitions: a block can hold in a fixed theme and in that of the device. */
const withoutRepetitions = (findings: readonly Finding[]) => [
  ...new Map(findings.map((finding) => [getKey(finding), finding])).values(),
];

/**
 * Returns why the text of a theme file is not safe to use: what cannot be read or checked, what is missing, and each
 * pair of the kit's table with less contrast than the level asks for. Nothing means that it is safe.
 */
export function checkTheme(file: string, text: string, level: ContrastLevel): Finding[] {
  const { declarations, systemDeclarations, findings } = readThemeFile(file, text);
  if (findings.some(({ kind }) => kind === 'unreadable-file')) return [...findings];
  const departments = listDepartments(declarations);
  if (departments.length === 0 && findings.length === 0) {
    const message = `the file sets no token of a department (${colourVariable('brand')} and others)`;
    return [{ file, line: 1, column: 1, kind: 'no-theme', message }];
  }
  const checkIn = (all: readonly ThemeDeclaration[]) =>
    listDepartments(all).flatMap((department) =>
      themeNames.flatMap((theme) => checkDepartment({ department, theme }, all, level)),
    );
  const about = [...checkIn(declarations), ...checkIn(systemDeclarations)];
  const all = withoutRepetitions([...findings, ...about]);
  return all.toSorted((one, other) => one.line - other.line);
}
