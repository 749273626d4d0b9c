import { globSync, readFileSync } from 'node:fs';

/** How many requirements the specification has in each of its subjects, numbered from 001. */
export const requirementCounts: Readonly<Record<string, number>> = {
  CA: 69,
  CO: 43,
  CP: 6,
  EN: 67,
  ER: 68,
  EV: 28,
  FP: 13,
  HD: 39,
  LG: 18,
  OT: 7,
  PI: 101,
  RG: 20,
  RO: 34,
  RT: 66,
  ST: 28,
  TD: 18,
  TS: 22,
  UN: 144,
  VA: 88,
};

/** The requirements that are replaced by another behaviour; docs/spec-questions.md has the reasons. */
export const replacedRequirements: readonly string[] = ['PI-089', 'PI-090', 'UN-104'];

/** A comment in a test file that names a requirement. */
export interface RequirementReference {
  id: string;
  file: string;
  line: number;
  /** The line that the mark belongs to: the line itself, or the first one below its comment. */
  code: string;
}

const patterns = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/{src,stories}/**/*.test.{ts,tsx}',
  'tests/**/*.{ts,tsx}',
];
const idPattern = new RegExp(
  String.raw`\b(?:${Object.keys(requirementCounts).join('|')})-\d{3}\b`,
  'g',
);
const isComment = (line: string) => line.trimStart().startsWith('//');

function findReferencesInFile(file: string): RequirementReference[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const code = lines.slice(index).find((below) => !isComment(below)) ?? '';
    const ids = new Set(line.match(idPattern));
    return [...ids].map((id) => ({ id, file, line: index + 1, code }));
  });
}

/** Returns every mark of the test files, in the order of the files' names. */
export function findReferences(): RequirementReference[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { exclude: ['**/node_modules/**'] }))
    .sort()
    .flatMap(findReferencesInFile);
}

/** Returns the ids of all requirements, subject by subject. */
export function listRequirements(): string[] {
  return Object.entries(requirementCounts).flatMap(([subject, count]) =>
    Array.from({ length: count }, (_, index) => `${subject}-${String(index + 1).padStart(3, '0')}`),
  );
}
