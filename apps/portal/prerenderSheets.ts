import { createHash } from 'node:crypto';

/** The one style sheet of a page: its address, its text, and its links in the head. */
export interface PageSheet {
  file: string;
  text: string;
  links: readonly string[];
}

const link = (attributes: string, file: string) =>
  `<link rel="stylesheet" ${attributes} href="${file}">`;

/**
 * Joins the style sheets of a page in their order, since a slow line pays for each file and paints nothing
 * before the last one. Those it is made of stand in the head switched off, which loads nothing: code that comes
 * later looks for them there, and would load them a second time behind all others.
 */
export function pageSheet(files: readonly string[], css: ReadonlyMap<string, string>): PageSheet {
  const text = files.map((file) => css.get(file.slice(1)) ?? '').join('\n');
  const stamp = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `/assets/page-${stamp}.css`;
  const links = [link('crossorigin', file), ...files.map((each) => link('disabled', each))];
  return { file, text, links };
}
