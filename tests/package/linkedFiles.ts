/** Returns the files that a document links to, without addresses of websites and parts of the page. */
export const listLinkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\((?!\w+:|[#/])([^)\s#]+)[^)]*\)/g)].map(([, path = '']) => path);
