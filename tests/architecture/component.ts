import { existsSync } from 'node:fs';
import { parseSync } from 'vite';

const endings = ['.tsx', '.css.ts', '.stories.tsx', '.test.tsx', '.mdx'];
const spokenAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Returns which of its five files a component lacks; `folder` contains the folders of all components. */
export const listMissingFiles = (folder: string, name: string): string[] =>
  endings
    .map((ending) => `${name}${ending}`)
    .filter((file) => !existsSync(`${folder}/${name}/${file}`));

/** Returns the literal texts of a component that are shown or announced: text between tags and in attributes. */
export function listTexts(source: string): string[] {
  const { program, errors } = parseSync('source.tsx', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return listNestedTexts(program);
}

type Node = Record<string, unknown> & { type?: string };

function listNestedTexts(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  switch (node.type) {
    case 'JSXText':
      return [String(node['value']).trim()].filter(hasWord);
    case 'JSXAttribute':
      return listAttributeTexts(node);
    case 'JSXExpressionContainer':
      return [...listExpressionTexts(node['expression']), ...listNestedTexts(node['expression'])];
    default:
      return Object.values(node).flatMap(listNestedTexts);
  }
}

function listAttributeTexts(attribute: Node): string[] {
  const value = attribute['value'] as Node | null;
  const inside = value?.type === 'JSXExpressionContainer' ? value['expression'] : value;
  const { name } = attribute['name'] as { name?: unknown };
  return [
    ...(spokenAttributes.test(String(name)) ? listExpressionTexts(inside) : []),
    ...listNestedTexts(inside),
  ];
}

/** Returns the possible texts of an expression: `isOpen ? 'Hide' : 'Show'` has two. */
function listExpressionTexts(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  switch (node.type) {
    case 'Literal':
      return [node['value']].filter((value) => typeof value === 'string').filter(hasWord);
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .filter(hasWord);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap(listExpressionTexts);
    case 'LogicalExpression':
      return (node['operator'] === '&&' ? [node['right']] : [node['left'], node['right']]).flatMap(
        listExpressionTexts,
      );
    case 'BinaryExpression':
      return node['operator'] === '+'
        ? [node['left'], node['right']].flatMap(listExpressionTexts)
        : [];
    default:
      return [];
  }
}
