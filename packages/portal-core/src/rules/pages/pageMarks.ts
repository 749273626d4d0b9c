import type { MessageKey } from '../../messages/en.ts';
import type { PageBlock, PageLink } from '../../schemas/content/pageDocument.ts';
import type { PageBlockKind } from '../../schemas/content/sitePages.ts';
import { isSafeHref } from '../../validators/values/safeHref.ts';

type TableCell = string | PageLink;

const linkMark = /^\[([^[\]]+)\]\(([^()\s]+)\)$/;
const separator = '|';

const listLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const formatLink = ({ text, href }: PageLink) => `[${text}](${href})`;

const formatCell = (cell: TableCell) => (typeof cell === 'string' ? cell : formatLink(cell));

/** Returns a link written as `[text](address)`; undefined for anything else and for an unsafe address. */
function parseLink(line: string): PageLink | undefined {
  const [, text = '', href = ''] = linkMark.exec(line) ?? [];
  return text.trim() === '' || !isSafeHref(href) ? undefined : { text: text.trim(), href };
}

/** Returns the text of a block with its marks, as administrators write it. */
export function formatPageBlock(block: PageBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
    case 'steps':
      return block.items.join('\n');
    case 'glossary':
      return block.items.map(({ term, definition }) => `${term}: ${definition}`).join('\n');
    case 'links':
      return block.items.map(formatLink).join('\n');
    case 'picture':
      return block.alt;
    case 'table': {
      const { caption, head, rows } = block.table;
      const lines = [head, ...rows].map((row) => row.map(formatCell).join(` ${separator} `));
      return [caption, ...lines].join('\n');
    }
  }
}

function parseGlossary(lines: readonly string[]): PageBlock | MessageKey {
  const items = lines.map((line) => {
    const at = line.indexOf(':');
    return { term: line.slice(0, Math.max(at, 0)).trim(), definition: line.slice(at + 1).trim() };
  });
  const isSound = items.every(({ term, definition }) => term !== '' && definition !== '');
  return isSound ? { kind: 'glossary', items } : 'page.glossary';
}

function parseLinks(lines: readonly string[]): PageBlock | MessageKey {
  const items = lines.flatMap((line) => parseLink(line) ?? []);
  return items.length === lines.length ? { kind: 'links', items } : 'page.link';
}

function parseTable([caption = '', first = '', ...rest]: readonly string[]):
  PageBlock | MessageKey {
  const split = (line: string) => line.split(separator).map((cell) => cell.trim());
  const head = split(first);
  const rows = rest.map(split);
  const isSound = [head, ...rows].every(
    (row) => row.length === head.length && row.every((cell) => cell !== ''),
  );
  if (!isSound || rows.length === 0) return 'page.table';
  const isBrokenLink = (cell: string) => cell.startsWith('[') && parseLink(cell) === undefined;
  if (rows.flat().some(isBrokenLink)) return 'page.link';
  const cells = rows.map((row) => row.map((cell) => parseLink(cell) ?? cell));
  return { kind: 'table', table: { caption, head, rows: cells } };
}

/**
 * Returns the block of a text with marks: items, steps, `term: definition` and `[text](address)` have a line each; a
 * table has its caption, its heading and its rows with cells separated by `|`. A message key says what is wrong.
 */
export function parsePageBlock(
  kind: PageBlockKind,
  text: string,
  picture = '',
): PageBlock | MessageKey {
  const lines = listLines(text);
  if (lines.length === 0) return 'admin.required';
  switch (kind) {
    case 'text':
      return { kind, text: lines.join(' ') };
    case 'list':
    case 'steps':
      return { kind, items: lines };
    case 'glossary':
      return parseGlossary(lines);
    case 'links':
      return parseLinks(lines);
    case 'table':
      return parseTable(lines);
    case 'picture':
      return picture === '' ? 'admin.required' : { kind, name: picture, alt: lines.join(' ') };
  }
}
