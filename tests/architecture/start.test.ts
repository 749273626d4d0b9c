import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roles, sections } from '../../packages/ui/src/foundations/start/startContent.ts';

const read = (pattern: string, title: RegExp) =>
  globSync(pattern).flatMap((file) => title.exec(readFileSync(file, 'utf8'))?.[1] ?? []);
const titles = read('packages/ui/src/**/*.stories.tsx', / title: '([\w ]+\/[^']+)'/);
const pages = read('packages/ui/src/foundations/start/*.mdx', /<Meta title="([^"]+)"/);
const getFolder = (title: string) => title.split('/')[0];

it('the start page leads to pages that exist', () => {
  expect(sections.filter(({ firstPage }) => !titles.includes(firstPage))).toEqual([]);
  expect(roles.filter(({ page }) => !pages.includes(page))).toEqual([]);
});

it('the start page names every section of the kit', () => {
  const named = new Set(['Start', ...sections.map(({ name }) => name)]);
  expect(titles.length).toBeGreaterThan(70);
  expect(titles.filter((title) => !named.has(getFolder(title) ?? ''))).toEqual([]);
});

it('the pages of another department name nothing of the temple', () => {
  const own = /\b(temple|khatiyan|mouza|tahasil|satwa)\b/i;
  const files = globSync('packages/ui/src/departments/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(2);
  const strangers = files.filter((file) =>
    own.test(readFileSync(file, 'utf8').replaceAll(/\/\/.*/g, '')),
  );
  expect(strangers).toEqual([]);
});
