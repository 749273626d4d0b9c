import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPages, type Entry } from './readPages.ts';
import { serveFolder } from './serve.ts';

const folder = 'storybook-static';

function readIndex(): Entry[] {
  if (!existsSync(`${folder}/index.json`)) throw new Error('Run pnpm build:storybook first.');
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries);
}

const entries = readIndex();
const pages = entries.filter(({ type }) => type === 'docs');

describe('the pages of the built Storybook', () => {
  let found: Map<string, string[]>;
  beforeAll(async () => {
    const server = await serveFolder(folder);
    found = await readPages(server.address, entries);
    await server.close();
  });

  it('are those of all components', () => {
    expect(pages.length).toBeGreaterThan(70);
  });

  it.each(pages)('$title has whole tables and links, and no finding of axe', ({ id }) => {
    expect(found.get(id)?.join('\n')).toBe('');
  });
});
