import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import {
  findDeclaration,
  getName,
  getText,
  parseSource,
  type Node,
  type Source,
} from './source.ts';

/** A default value: code, or words that describe it. */
export interface DefaultValue {
  text: string;
  isCode: boolean;
}

type Defaults = Map<string, DefaultValue>;
type Cache = Map<string, Source>;

const code = (text: string): DefaultValue => ({ text, isCode: true });

/** Returns the function of a declaration: itself, an arrow, or the one that `memo` wraps. */
function findFunction(node: Node | undefined): Node | undefined {
  if (node === undefined || Array.isArray(node['params'])) return node;
  if (node.type === 'VariableDeclarator') return findFunction(node['init'] as Node);
  if (node.type === 'CallExpression') return findFunction((node['arguments'] as Node[])[0]);
  return undefined;
}

const isPlain = ({ type }: Node) => /^(Literal|ArrayExpression|UnaryExpression)$/.test(type);

function readValue(value: Node, source: Source, cache: Cache): DefaultValue | undefined {
  if (isPlain(value)) return code(getText(source, value));
  const constant = findDeclaration(source, getName(value), cache);
  const initial = constant?.node['init'] as Node | undefined;
  if (constant === undefined || initial === undefined || !isPlain(initial)) return undefined;
  return code(getText(constant.source, initial));
}

/** Returns the defaults in the parameters of a component. */
export function readParameters(source: Source, component: string, cache: Cache): Defaults {
  const declaration = findDeclaration(source, component, cache);
  const [pattern] = (findFunction(declaration?.node)?.['params'] ?? []) as Node[];
  const properties = (pattern?.['properties'] ?? []) as Node[];
  const defaults: Defaults = new Map();
  for (const property of properties) {
    const value = property['value'] as Node | undefined;
    if (value?.type !== 'AssignmentPattern') continue;
    const found = readValue(value['right'] as Node, source, cache);
    if (found !== undefined) defaults.set(getName(property['key']), found);
  }
  return defaults;
}

function findObject(node: Node | undefined): Node | undefined {
  if (node === undefined || node.type === 'ObjectExpression') return node;
  return findObject((node['init'] ?? node['expression']) as Node | undefined);
}

/** Returns the English words of the components in a folder as defaults of the props that override them. */
export function readWords(folder: string, cache: Cache): Defaults {
  const file = `${folder}/${basename(folder)}.words.ts`;
  const defaults: Defaults = new Map();
  if (!existsSync(file)) return defaults;
  const source = parseSource(file, cache);
  const declarations = source.body.flatMap((statement) => {
    const declaration = statement['declaration'] as Node | null | undefined;
    return (declaration?.['declarations'] ?? []) as Node[];
  });
  for (const property of declarations.flatMap(
    (node) => (findObject(node)?.['properties'] ?? []) as Node[],
  )) {
    const value = (property['value'] as Node | undefined)?.['value'];
    const text =
      typeof value === 'string' ? `“${value}”, from the dictionary` : 'from the dictionary';
    defaults.set(getName(property['key']), { text, isCode: false });
  }
  return defaults;
}

/** Returns the default that a sentence states: "3 by default", "by default if there is an error". */
export function readSentence(sentence: string): DefaultValue | undefined {
  const [, word, literal] = /(?:`([^`]+)`|(\d+|'[^']*')) \(?by default/.exec(sentence) ?? [];
  if (word !== undefined) return code(/^[a-zA-Z]\w*$/.test(word) ? `'${word}'` : word);
  if (literal !== undefined) return code(literal);
  const parts = sentence.split(/[;:]|\. |, (?=[^,]*by default)/);
  const clause = parts.findLast((part) => part.includes('by default'));
  if (clause === undefined) return undefined;
  const text = clause
    .replace(/,? ?by default,?/, '')
    .replace(/\.$/, '')
    .trim();
  return { text: text.replace(/^if /, 'true if '), isCode: false };
}
