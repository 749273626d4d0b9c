import { existsSync } from 'node:fs';
import { parseSync } from 'vite';

const endings = ['.tsx', '.css.ts', '.stories.tsx', '.test.tsx', '.mdx'];
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;
const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** Gives which of its five files a component has not; `folder` holds the folders of all. */
export const missingFiles = (folder: string, name: string): string[] =>
  endings
    .map((ending) => `${name}${ending}`)
    .filter((file) => !existsSync(`${folder}/${name}/${file}`));

/** Gives the words that a source draws or has spoken by itself: text between tags, and texts of attributes. */
export function wordsOf(source: string): string[] {
  const { program, errors } = parseSync('source.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return wordsBelow(program);
}

type Node = Record<string, unknown> & { type?: string };

function wordsBelow(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  switch (node.type) {
    case 'JSXText':
      return [String(node['value']).trim()].filter(isWord);
    case 'JSXAttribute':
      return wordsOfAttribute(node);
    case 'JSXExpressionContainer':
      return [...textsOf(node['expression']), ...wordsBelow(node['expression'])];
    default:
      return Object.values(node).flatMap(wordsBelow);
  }
}

function wordsOfAttribute(attribute: Node): string[] {
  const value = attribute['value'] as Node | null;
  const inside = value?.type === 'JSXExpressionContainer' ? value['expression'] : value;
  const { name } = attribute['name'] as { name?: unknown };
  return [...(spoken.test(String(name)) ? textsOf(inside) : []), ...wordsBelow(inside)];
}

/** Gives the texts that an expression can have as its value: `isOpen ? 'Hide' : 'Show'` has two. */
function textsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  switch (node.type) {
    case 'Literal':
      return [node['value']].filter((value) => typeof value === 'string').filter(isWord);
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .filter(isWord);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap(textsOf);
    case 'LogicalExpression':
      return (node['operator'] === '&&' ? [node['right']] : [node['left'], node['right']]).flatMap(
        textsOf,
      );
    case 'BinaryExpression':
      return node['operator'] === '+' ? [node['left'], node['right']].flatMap(textsOf) : [];
    default:
      return [];
  }
}
