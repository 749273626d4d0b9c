import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'packages/ui/src/components';
const components = readdirSync(folder);
const fileOf = (name: string, ending: string) =>
  readFileSync(`${folder}/${name}/${name}${ending}`, 'utf8');

/** Gives the text of a part of a page, '' when it has none. */
const partOf = (page: string, title: string) =>
  page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** Gives the components that a text names, as **Name** or by the address of their page. */
function namedIn(text: string): string[] {
  const names = [...text.matchAll(/\*\*(\w+)\*\*|\b([A-Z]\w+)\b/g)];
  return names
    .map(([, bold, plain]) => bold ?? plain ?? '')
    .filter((name) => components.includes(name));
}

describe.each(components)('the page of %s', (name) => {
  const page = fileOf(name, '.mdx');

  it('says when to use it, and when not but which other component', () => {
    expect(partOf(page, 'When to use').trim()).not.toBe('');
    const others = namedIn(partOf(page, 'When not to use')).filter((other) => other !== name);
    expect(others, 'names another component').not.toEqual([]);
  });

  it('has its keys in a table, or says that it has none', () => {
    const keys = partOf(page, 'Keyboard');
    expect(keys).toMatch(/\| Key +\| What it does +\||takes no focus/);
  });

  it('quotes its transcript word for word', () => {
    const lines = fileOf(name, '.speech.txt')
      .split('\n')
      .map((line) => line.trim());
    const quotes = [...partOf(page, 'What a screen reader says').matchAll(/“([^”]+)”/g)];
    expect(quotes).not.toEqual([]);
    for (const [, quote = ''] of quotes) expect(lines).toContain(quote.replaceAll(/\s+/g, ' '));
  });
});
