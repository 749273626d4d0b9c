import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'packages/ui/src/components';
const components = readdirSync(folder);
const getFile = (name: string, ending: string) =>
  readFileSync(`${folder}/${name}/${name}${ending}`, 'utf8');

/** Returns the text of a section of a page, '' without one. */
const getSection = (page: string, title: string) =>
  page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** Returns the components named in a text, as **Name** or by the address of their page. */
function listNamedComponents(text: string): string[] {
  const names = [...text.matchAll(/\*\*(\w+)\*\*|\b([A-Z]\w+)\b/g)];
  return names
    .map(([, bold, plain]) => bold ?? plain ?? '')
    .filter((name) => components.includes(name));
}

describe.each(components)('the page of %s', (name) => {
  const page = getFile(name, '.mdx');

  it('has the other names by which people search for it', () => {
    expect(page).toMatch(/^## Also called \w.+$/m);
  });

  it('explains when to use it, and which component to use otherwise', () => {
    expect(getSection(page, 'When to use').trim()).not.toBe('');
    const others = listNamedComponents(getSection(page, 'When not to use')).filter(
      (other) => other !== name,
    );
    expect(others, 'names another component').not.toEqual([]);
  });

  it('has its keys in a table, or says that it has none', () => {
    const keys = getSection(page, 'Keyboard');
    expect(keys).toMatch(/\| Key +\| What it does +\||takes no focus/);
  });

  it('quotes its transcript word for word', () => {
    const lines = getFile(name, '.speech.txt')
      .split('\n')
      .map((line) => line.trim());
    const quotes = [...getSection(page, 'What a screen reader says').matchAll(/“([^”]+)”/g)];
    expect(quotes).not.toEqual([]);
    for (const [, quote = ''] of quotes) expect(lines).toContain(quote.replaceAll(/\s+/g, ' '));
  });
});
