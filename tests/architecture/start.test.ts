import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sections } from '../../packages/ui/src/foundations/start/startContent.ts';

const titles = globSync('packages/ui/src/**/*.stories.tsx').map(
  (file) => / title: '(\w+\/[^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file,
);
const getFolder = (title: string) => title.split('/')[0];

it('the start page leads to pages that exist', () => {
  expect(sections.filter(({ firstPage }) => !titles.includes(firstPage))).toEqual([]);
});

it('the start page names every section of the kit', () => {
  const named = new Set(['Start', ...sections.map(({ name }) => name)]);
  expect(titles.filter((title) => !named.has(getFolder(title) ?? ''))).toEqual([]);
});
