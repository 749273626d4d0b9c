import { listDeclared } from './members.ts';
import {
  findDeclaration,
  getName,
  getText,
  type Declaration,
  type Node,
  type Source,
} from './source.ts';

/** Returns the names of types in a type. */
function listNames(type: unknown): string[] {
  if (typeof type !== 'object' || type === null) return [];
  const node = type as Node;
  const own = node.type === 'TSTypeReference' ? [getName(node['typeName'])] : [];
  return [...own, ...Object.values(node).flatMap(listNames)];
}

function inline(text: string, name: string, meaning: string): string {
  const isUnion = / [|&] /.test(meaning);
  return text.replaceAll(new RegExp(`\\b${name}\\b(\\[\\])?`, 'g'), (_, list = '') =>
    list !== '' && isUnion ? `(${meaning})[]` : `${meaning}${list}`,
  );
}

/** Returns the keys of an object that a constant has, also as the argument of a call: `styleVariants({ … })`. */
function listConstantKeys(node: Node | undefined): string[] {
  if (node === undefined) return [];
  const properties = node['properties'] as Node[] | undefined;
  if (properties !== undefined) return properties.map(({ key }) => getName(key));
  const [argument] = (node['arguments'] ?? []) as Node[];
  return listConstantKeys((node['init'] ?? node['expression'] ?? argument) as Node | undefined);
}

/** Spells types out and keeps the declarations of the objects that they name. */
export class TypeReader {
  /** The text of each declaration, by name. */
  readonly types = new Map<string, string>();
  readonly cache: Map<string, Source>;

  constructor(cache: Map<string, Source>) {
    this.cache = cache;
  }

  /** Returns the text of a type with the aliases of unions spelled out. */
  read(type: Node, source: Source): string {
    let text = this.readKeys(getText(source, type), source);
    for (const name of new Set(listNames(type))) {
      const found = findDeclaration(source, name, this.cache);
      if (found === undefined) continue;
      const aliased = found.node['typeAnnotation'] as Node | undefined;
      const isObject = listDeclared(found, this.cache).length > 0;
      if (aliased === undefined || isObject) this.keep(name, found);
      else text = inline(text, name, this.read(aliased, found.source));
    }
    return text.replace(/^\| /, '');
  }

  private readKeys(text: string, source: Source): string {
    const [all, name] = /\bkeyof typeof (\w+)/.exec(text) ?? [];
    if (all === undefined || name === undefined) return text;
    const keys = listConstantKeys(findDeclaration(source, name, this.cache)?.node);
    return keys.length === 0 ? text : text.replace(all, keys.map((key) => `'${key}'`).join(' | '));
  }

  private keep(name: string, { node, source }: Declaration): void {
    if (this.types.has(name) || !node.type.startsWith('TS')) return;
    this.types.set(name, source.text.slice(node.start, node.end));
    for (const member of listDeclared({ node, source }, this.cache)) {
      const annotation = member.node['typeAnnotation'] as Node | null | undefined;
      if (annotation) this.read(annotation['typeAnnotation'] as Node, member.source);
    }
  }
}
