import { existsSync, readFileSync } from 'node:fs';

const folder = 'tests/requirements';
const sources = new Map<string, string>();

/** Returns the text of a file, read once; '' for a missing file. */
export function readSource(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const read = existsSync(file) ? readFileSync(file, 'utf8') : '';
  sources.set(file, read);
  return read;
}

/** Returns the rows of a list of requirements without its header, as cells. */
export const readRows = (list: string): string[][] =>
  readSource(`${folder}/${list}`)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns whether a test, group, step or story has a title: a string in any quotes, as an argument, in a table row, or
 * as the name of a story; not in a comment or a longer string.
 */
export const hasTitle = (source: string, title: string): boolean =>
  title !== '' && new RegExp(`[([{,]\\s*(['"\`])${escaped(title)}\\1\\s*[,):]`).test(source);
