import { readFileSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readParameters, readSentence, readWords, type DefaultValue } from './defaults.ts';
import { listDeclared, type Member } from './members.ts';
import { findDeclaration, getDocstring, parseSource, type Node, type Source } from './source.ts';
import { TypeReader } from './typeReader.ts';

/** A prop of a component, as its page shows it. */
export interface PropRow {
  name: string;
  type: string;
  isRequired: boolean;
  sentence: string;
  defaultValue?: DefaultValue | undefined;
}

/** The props of one exported component. */
export interface PropTable {
  component: string;
  rows: PropRow[];
  /** Which native props it takes as well: "with those of a native `div`"; '' for none. */
  nativeProps: string;
}

/** The props of the components in a folder, the one that names it first, and the types that they name. */
export interface ComponentDoc {
  tables: PropTable[];
  types: { name: string; text: string }[];
}

type Cache = Map<string, Source>;

function getTypeNode({ node }: Member): Node | undefined {
  const annotation = node['typeAnnotation'] as Node | null | undefined;
  return annotation?.['typeAnnotation'] as Node | undefined;
}

const requiredFirst = (one: PropRow, other: PropRow) =>
  Number(other.isRequired) - Number(one.isRequired);

/** Returns the table of a component; throws if its file has no type of its props. */
function readTable(file: string, name: string, reader: TypeReader): PropTable {
  const source = parseSource(file, reader.cache);
  const declared = findDeclaration(source, `${name}Props`, reader.cache);
  if (declared === undefined) throw new Error(`${file} has no type ${name}Props.`);
  const known = new Map([
    ...readWords(dirname(file), reader.cache),
    ...readParameters(source, name, reader.cache),
  ]);
  const members = listDeclared(declared, reader.cache);
  const rows = members.map((member): PropRow => {
    const sentence = getDocstring(member.source, member.node);
    const typeNode = getTypeNode(member);
    const type = typeNode === undefined ? '' : reader.read(typeNode, member.source);
    const fallback = type === 'boolean' ? { text: 'false', isCode: true } : undefined;
    const defaultValue = known.get(member.name) ?? readSentence(sentence) ?? fallback;
    const row = { name: member.name, type, isRequired: member.isRequired, sentence };
    return member.isRequired ? row : { ...row, defaultValue };
  });
  const about = getDocstring(declared.source, declared.node);
  const nativeProps = /with those of .*(?=\.$)/.exec(about)?.[0] ?? '';
  return { component: name, rows: rows.sort(requiredFirst), nativeProps };
}

/** Returns the components that an index exports with their props, and the file of each. */
function listExported(index: string): [name: string, file: string][] {
  const text = readFileSync(index, 'utf8');
  const exports = [...text.matchAll(/export \{([^}]*)\} from '\.\/(components\/[^']+\.tsx)'/g)];
  return exports.flatMap(([, names = '', file = '']) => {
    const all = names.split(',').map((name) => name.trim());
    return all
      .filter((name) => all.includes(`type ${name}Props`))
      .map((name): [string, string] => [name, resolve(index, '..', file)]);
  });
}

/** Returns the props of all components of the kit by folder, and the files that they were read from. */
export function readAllProps(sources: string): [Record<string, ComponentDoc>, files: string[]] {
  const cache: Cache = new Map();
  const exported = listExported(`${sources}/index.ts`);
  const docs = readdirSync(`${sources}/components`).map((folder) => {
    const reader = new TypeReader(cache);
    const own = exported.filter(([, file]) => file.includes(`/components/${folder}/`));
    const tables = own
      .sort(([one], [other]) => Number(other === folder) - Number(one === folder))
      .map(([name, file]) => readTable(file, name, reader));
    const types = [...reader.types].map(([name, text]) => ({ name, text }));
    return [folder, { tables, types }] as const;
  });
  return [Object.fromEntries(docs), [...cache.keys()]];
}
