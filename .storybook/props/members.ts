import { findDeclaration, getName, type Declaration, type Node, type Source } from './source.ts';

/** A property of a type, with the file that declares it. */
export interface Member {
  name: string;
  node: Node;
  source: Source;
  isRequired: boolean;
}

type Cache = Map<string, Source>;

const argumentsOf = (node: Node) =>
  ((node['typeArguments'] as Node | null | undefined)?.['params'] ?? []) as Node[];

/** Returns the names that a type of keys lists: literals, their union, an alias, or `keyof` a type. */
function listKeys(type: Node, source: Source, cache: Cache): string[] {
  if (type.type === 'TSLiteralType') return [String((type['literal'] as Node)['value'])];
  if (type.type === 'TSUnionType') {
    return (type['types'] as Node[]).flatMap((each) => listKeys(each, source, cache));
  }
  if (type.type === 'TSTypeOperator') {
    const inner = listMembers(type['typeAnnotation'] as Node, source, cache);
    return inner.map(({ name }) => name);
  }
  const alias = findDeclaration(source, getName(type['typeName']), cache);
  const aliased = alias?.node['typeAnnotation'] as Node | undefined;
  return alias === undefined || aliased === undefined ? [] : listKeys(aliased, alias.source, cache);
}

function listReferenced(node: Node, name: string, source: Source, cache: Cache): Member[] {
  const [inner, keyType] = argumentsOf(node);
  if ((name === 'Omit' || name === 'Pick') && inner !== undefined && keyType !== undefined) {
    const keys = new Set(listKeys(keyType, source, cache));
    const members = listMembers(inner, source, cache);
    return members.filter((member) => keys.has(member.name) === (name === 'Pick'));
  }
  if (name === 'Partial' && inner !== undefined) {
    return listMembers(inner, source, cache).map((member) => ({ ...member, isRequired: false }));
  }
  const found = findDeclaration(source, name, cache);
  return found === undefined ? [] : listDeclared(found, cache);
}

function listOwn(members: readonly Node[], source: Source): Member[] {
  return members.flatMap((node) => {
    const key = node['key'] as Node | undefined;
    const name = getName(key) || String(key?.['value'] ?? '');
    const isRequired = node['optional'] !== true;
    return name === '' ? [] : [{ name, node, source, isRequired }];
  });
}

/** Returns the members of the parts without repetition; the first of a name counts. */
function merge(parts: readonly Member[][], isUnion: boolean): Member[] {
  const all = new Map<string, Member>();
  for (const member of parts.flat()) if (!all.has(member.name)) all.set(member.name, member);
  if (!isUnion) return [...all.values()];
  const isInEach = (name: string) =>
    parts.every((part) => part.some((member) => member.name === name && member.isRequired));
  return [...all.values()].map((member) => ({ ...member, isRequired: isInEach(member.name) }));
}

/** Returns the members of a type; those of packages (native elements, React Aria) are left out. */
export function listMembers(type: Node, source: Source, cache: Cache): Member[] {
  const listAll = (types: unknown) =>
    (types as Node[]).map((each) => listMembers(each, source, cache));
  switch (type.type) {
    case 'TSTypeLiteral':
      return listOwn(type['members'] as Node[], source);
    case 'TSIntersectionType':
      return merge(listAll(type['types']), false);
    case 'TSUnionType':
      return merge(listAll(type['types']), true);
    case 'TSTypeReference':
      return listReferenced(type, getName(type['typeName']), source, cache);
    default:
      return [];
  }
}

/** Returns the members of an interface or an alias, its own before those that it extends. */
export function listDeclared({ node, source }: Declaration, cache: Cache): Member[] {
  if (node.type === 'TSTypeAliasDeclaration') {
    return listMembers(node['typeAnnotation'] as Node, source, cache);
  }
  if (node.type !== 'TSInterfaceDeclaration') return [];
  const heritage = ((node['extends'] ?? []) as Node[]).map((base) =>
    listReferenced(base, getName(base['expression']), source, cache),
  );
  const own = listOwn((node['body'] as Node)['body'] as Node[], source);
  return merge([own, ...heritage], false);
}
