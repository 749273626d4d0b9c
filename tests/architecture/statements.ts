import { existsSync, readFileSync } from 'node:fs';

const folder = 'tests/requirements';
const sources = new Map<string, string>();

/** Gives a file's text, read once; a file that is gone has none. */
export function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const read = existsSync(file) ? readFileSync(file, 'utf8') : '';
  sources.set(file, read);
  return read;
}

/** Gives the rows of a list of requirements without its head, each as its cells. */
export const rowsOf = (list: string): string[][] =>
  sourceOf(`${folder}/${list}`)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Tells whether a test, a group, a step or a scene has a title: in any of the three kinds of quotes, as a
 * word of a call or of a row of a table, or as the name of a scene. A comment or a longer text is none.
 */
export const hasTitle = (source: string, title: string): boolean =>
  title !== '' && new RegExp(`[([{,]\\s*(['"\`])${escaped(title)}\\1\\s*[,):]`).test(source);
