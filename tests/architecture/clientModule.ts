import { parseSync } from 'vite';

type Node = Record<string, unknown> & { type?: string };

// React has these also in server components.
const serverHooks = new Set(['useId', 'useMemo', 'useCallback', 'useDebugValue']);
const clientPackages = /^(react-aria|react-stately|@tanstack\/react)/;

function* listNodes(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  const node = part as Node;
  if (node.type !== undefined) yield node;
  for (const value of Object.values(node)) yield* listNodes(value);
}

const nameOf = (part: unknown) => String((part as Node | undefined)?.['name'] ?? '');
const isFunction = (part: unknown) =>
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(String((part as Node | null)?.type));
const getExpression = (part: unknown) => (part as Node | null)?.['expression'] as Node | undefined;

function usesHook({ type, callee }: Node): boolean {
  const name = nameOf(callee);
  if (type !== 'CallExpression' || serverHooks.has(name)) return false;
  return /^use([A-Z]|$)/.test(name) || name === 'createContext';
}

/** A handler that a server component only passes on is undefined there, so it needs no client module. */
function isPassedOn(value: Node | undefined): boolean {
  const last = value?.type === 'MemberExpression' ? value['property'] : value;
  return /^on[A-Z]/.test(nameOf(last));
}

function isHandler({ type, name, key, value }: Node): boolean {
  if (type === 'Property') return /^on[A-Z]/.test(nameOf(key)) && isFunction(value);
  if (type !== 'JSXAttribute') return false;
  const expression = getExpression(value);
  if (/^on[A-Z]/.test(nameOf(name))) return !isPassedOn(expression);
  return nameOf(name) === 'ref' && isFunction(expression);
}

const isFunctionChild = ({ type, children }: Node) =>
  type === 'JSXElement' && (children as Node[]).some((child) => isFunction(getExpression(child)));

const isContext = ({ type, name }: Node) =>
  type === 'JSXOpeningElement' && nameOf(name).endsWith('Context');

const importsClientPackage = ({ type, importKind, source }: Node) =>
  type === 'ImportDeclaration' &&
  importKind !== 'type' &&
  clientPackages.test(String((source as Node)['value']));

const reasons = { usesHook, isHandler, isFunctionChild, isContext, importsClientPackage };

/** Returns why a module works in a browser only: the names of the findings, empty for one that also works on a server. */
export function listClientReasons(source: string, file = 'source.tsx'): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const nodes = [...listNodes(program)];
  return Object.entries(reasons).flatMap(([name, matches]) => (nodes.some(matches) ? [name] : []));
}

/** Returns whether a module begins with the directive `use client`. */
export const isClientModule = (source: string): boolean => source.startsWith("'use client';\n");

/** Returns the expressions of a module that give another result each time: the clock and random numbers. */
export function listUnstableReads(source: string): string[] {
  return (
    source.match(/\b(Date\.now|Math\.random|crypto\.\w+|new Date\(\)|performance\.now)\b/g) ?? []
  );
}
