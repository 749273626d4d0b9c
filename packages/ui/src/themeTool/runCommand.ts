import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkTheme } from './checkTheme.ts';
import { contrastLevels, listPairs, type ContrastLevel } from './contrastLevels.ts';
import { createTheme } from './create/createTheme.ts';
import { exportTokens, type ReadDepartment } from './export/exportTokens.ts';
import type { Finding } from './findings.ts';
import { formatTheme } from './create/formatTheme.ts';
import { UnreadableColour } from './read/readColour.ts';
import { listDepartments } from './read/readDepartment.ts';
import { readThemeFile } from './read/readThemeFile.ts';

/** What a command prints and its exit code: 0 without findings, 1 with findings, 2 for a wrong call. */
export interface CommandResult {
  exitCode: 0 | 1 | 2;
  output: string;
}

/** A call that the command does not understand. */
class UsageError extends Error {}

const usage = `temple-land-theme create --brand COLOUR --department NAME [--typeface NAME] [--contrast AAA|AA] [--out FILE]
  Makes the light and the dark theme of a department from its brand colour.
temple-land-theme check FILE... [--contrast AAA|AA] [--json]
  Names what cannot be read, what is missing and each pair with too little contrast.
temple-land-theme export [FILE] --out FOLDER
  Writes the tokens of the kit, or of the department of a file, as Design Tokens (JSON).
`;

const strings = { type: 'string' } as const;

function parseLevel(text: string | undefined): ContrastLevel {
  const level = contrastLevels.find((known) => known === (text ?? 'AAA').toUpperCase());
  if (level === undefined) throw new UsageError(`--contrast is AAA or AA, not ${text}`);
  return level;
}

function parseName(option: string, value: string | undefined, pattern: RegExp): string {
  if (value === undefined) throw new UsageError(`--${option} is missing`);
  if (!pattern.test(value)) throw new UsageError(`--${option} cannot be ${value}`);
  return value;
}

const countOf = (findings: readonly Finding[]) =>
  findings.length === 1 ? '1 problem' : `${findings.length} problems`;

const formatFinding = ({ file, line, column, theme, message }: Finding) =>
  `${file}:${line}:${column} ${theme === undefined ? '' : `${theme}: `}${message}\n`;

function create(args: string[]): CommandResult {
  const options = {
    brand: strings,
    department: strings,
    typeface: strings,
    contrast: strings,
    out: strings,
  };
  const { values } = parseArgs({ args, options });
  // It stands in a comment of the file.
  const brand = parseName('brand', values.brand, /^(?:(?!\*\/|')[^\n])+$/);
  const department = parseName('department', values.department, /^[a-z][\w-]*$/i);
  const level = parseLevel(values.contrast);
  const typeface =
    values.typeface === undefined
      ? undefined
      : parseName('typeface', values.typeface, /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u);
  const command = [
    `temple-land-theme create --brand '${brand}' --department ${department}`,
    ...(typeface === undefined ? [] : [`--typeface '${typeface}'`]),
    ...(level === 'AAA' ? [] : [`--contrast ${level}`]),
  ].join(' ');
  const text = formatTheme({ command, department, typeface, themes: createTheme(brand, level) });
  if (values.out === undefined) return { exitCode: 0, output: text };
  writeFileSync(values.out, text);
  const next = `Import it, and set data-department="${department}" on the html element.`;
  return { exitCode: 0, output: `${values.out}: light and dark theme, ${level}. ${next}\n` };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function checkFile(file: string, level: ContrastLevel): Finding[] {
  const text = readText(file);
  if (text !== undefined) return checkTheme(file, text, level);
  return [{ file, line: 1, column: 1, kind: 'unreadable-file', message: 'there is no such file' }];
}

function check(args: string[]): CommandResult {
  const options = { contrast: strings, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const level = parseLevel(values.contrast);
  if (positionals.length === 0) throw new UsageError('check needs a file');
  const checked = positionals.map((file) => ({ file, findings: checkFile(file, level) }));
  const findings = checked.flatMap((one) => one.findings);
  const exitCode = findings.length === 0 ? 0 : 1;
  if (values.json === true) {
    const report = { contrast: level, isSafe: exitCode === 0, files: positionals, findings };
    return { exitCode, output: `${JSON.stringify(report, null, 2)}\n` };
  }
  const pairs = listPairs(level).length;
  const lines = checked.map((one) =>
    one.findings.length === 0
      ? `${one.file}: both themes hold all ${pairs} pairs (${level})\n`
      : `${one.findings.map(formatFinding).join('')}${one.file}: ${countOf(one.findings)} (${level})\n`,
  );
  return { exitCode, output: lines.join('') };
}

/** Returns the department of a theme file, or what keeps its tokens from being exported. */
function readForExport(file: string): ReadDepartment | Finding[] {
  const findings = checkFile(file, 'AA').filter(({ kind }) => kind !== 'weak-pair');
  if (findings.length > 0) return findings;
  const { declarations } = readThemeFile(file, readText(file) ?? '');
  const [name = '', another] = listDepartments(declarations);
  if (another !== undefined) throw new UsageError(`${file} has more than one department`);
  return { name, declarations };
}

function exportFiles(args: string[]): CommandResult {
  const { values, positionals } = parseArgs({
    args,
    options: { out: strings },
    allowPositionals: true,
  });
  const [file, another] = positionals;
  if (another !== undefined) throw new UsageError('export takes one file');
  if (values.out === undefined) throw new UsageError('--out is missing');
  const department = file === undefined ? undefined : readForExport(file);
  if (Array.isArray(department)) {
    return { exitCode: 1, output: department.map(formatFinding).join('') };
  }
  mkdirSync(values.out, { recursive: true });
  const files = Object.entries(exportTokens(department));
  for (const [name, content] of files) {
    writeFileSync(join(values.out, name), `${JSON.stringify(content, null, 2)}\n`);
  }
  return { exitCode: 0, output: `${values.out}: ${files.map(([name]) => name).join(', ')}\n` };
}

const commands: Readonly<Record<string, (args: string[]) => CommandResult>> = {
  create,
  check,
  export: exportFiles,
};

const isWrongCall = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof UnreadableColour ||
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs `create`, `check` or `export` with its arguments. */
export function runCommand([name = '', ...args]: readonly string[]): CommandResult {
  const run = commands[name];
  if (run === undefined) {
    return { exitCode: name === '' || name === '--help' ? 0 : 2, output: usage };
  }
  try {
    return run(args);
  } catch (error) {
    if (!isWrongCall(error)) throw error;
    return { exitCode: 2, output: `${error.message}\n\n${usage}` };
  }
}
