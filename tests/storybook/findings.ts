/** What the check knows of the Storybook when it reads a page; passed into the browser. */
export interface Known {
  /** The ids of all pages and stories. */
  ids: readonly string[];
  isComponent: boolean;
}

/**
 * Returns what is wrong with the page that is rendered. Runs in the browser, so it uses nothing from outside; parts of
 * stories are not read, because they have checks of their own.
 */
export function findFaults({ ids, isComponent }: Known): string[] {
  const page = document.querySelector('#storybook-docs') ?? document.body;
  const all = (selector: string) =>
    [...page.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.closest('.sb-story, .docs-example') === null,
    );
  const short = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);

  const headings = all('h1').length;
  const faults = headings === 1 ? [] : [`${headings} headings of level 1`];

  const markdown = /\|\s*-{3}|^\s*\|.*\||\*\*\S|^#{1,6} |\]\(|`/;
  for (const element of all('p, li, th, td, dd, dt, h1, h2, h3, h4, figcaption')) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent).join('');
    if (markdown.test(text)) faults.push(`raw markdown: ${short(text)}`);
  }

  for (const table of all('table')) {
    const rows = [...table.querySelectorAll('tbody tr')];
    if (rows.length === 0) faults.push(`empty table: ${short(table.textContent)}`);
    const isProps = table.closest('.docs-props') !== null;
    for (const row of rows) {
      const cells = [...row.querySelectorAll('th, td > :last-child')].map((cell) =>
        short(cell.textContent),
      );
      if (isProps && (cells.length !== 4 || cells.includes(''))) {
        faults.push(`a prop without type, default or sentence: ${cells.join(' | ')}`);
      }
    }
  }
  const titles = all('h2').map(({ textContent }) => textContent);
  if (isComponent && !titles.includes('Props')) faults.push('no section of props');

  for (const link of all('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const [, id] = /[?&]path=\/(?:docs|story)\/([^&#]+)/.exec(href) ?? [];
    const isStory = id !== undefined && ids.includes(id);
    const isHere = href.startsWith('#') && document.getElementById(href.slice(1)) !== null;
    const isOutside = href.startsWith('https://');
    if (!isStory && !isHere && !isOutside) faults.push(`a link to nothing: ${href}`);
  }
  return faults;
}
