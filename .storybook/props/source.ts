import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree of oxc. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Comment {
  type: string;
  value: string;
  start: number;
  end: number;
}

/** A parsed source file. */
export interface Source {
  path: string;
  text: string;
  body: readonly Node[];
  comments: readonly Comment[];
}

/** A declaration with the file that contains it. */
export interface Declaration {
  source: Source;
  node: Node;
}

/** Returns the parsed file of a path; a cache keeps what one reading has parsed. */
export function parseSource(path: string, cache: Map<string, Source>): Source {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const source = { path, text, body: program.body as unknown as Node[], comments };
  cache.set(path, source);
  return source;
}

/** Returns the name of an identifier, '' for another node. */
export const getName = (node: unknown): string =>
  typeof node === 'object' && node !== null ? String((node as Node)['name'] ?? '') : '';

/** Returns the text of a node on one line. */
export const getText = ({ text }: Source, { start, end }: Node): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ');

const toSentence = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim();

/** Returns the docstring directly above a node, '' without one. */
export function getDocstring({ text, comments }: Source, { start }: Node): string {
  const above = comments.findLast(({ end }) => end <= start);
  if (above === undefined || above.type !== 'Block' || !above.value.startsWith('*')) return '';
  const between = text.slice(above.end, start).trim();
  return between === '' || between === 'export' ? toSentence(above.value) : '';
}

function findImport(
  { body, path }: Source,
  name: string,
): [file: string, name: string] | undefined {
  for (const statement of body) {
    const from = (statement['source'] as Node | null | undefined)?.['value'];
    if (typeof from !== 'string' || !from.startsWith('.')) continue;
    const specifiers = (statement['specifiers'] ?? []) as Node[];
    const own = specifiers.find((specifier) => {
      const outside =
        statement.type === 'ImportDeclaration' ? specifier['local'] : specifier['exported'];
      return getName(outside) === name;
    });
    if (own === undefined) continue;
    const file = resolve(dirname(path), from);
    const original = getName(
      statement.type === 'ImportDeclaration' ? own['imported'] : own['local'],
    );
    if (existsSync(file)) return [file, original];
  }
  return undefined;
}

/** Returns the declaration of a name that a file declares, imports or exports again; undefined for one of a package. */
export function findDeclaration(
  source: Source,
  name: string,
  cache: Map<string, Source>,
): Declaration | undefined {
  for (const statement of source.body) {
    const node = (statement['declaration'] ?? statement) as Node;
    if (getName(node['id']) === name) return { source, node };
    const variables = (node['declarations'] ?? []) as Node[];
    const variable = variables.find(({ id }) => getName(id) === name);
    if (variable !== undefined) return { source, node: variable };
  }
  const imported = findImport(source, name);
  if (imported === undefined) return undefined;
  const [file, original] = imported;
  return findDeclaration(parseSource(file, cache), original, cache);
}
