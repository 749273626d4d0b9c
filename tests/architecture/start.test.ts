import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rooms } from '../../packages/ui/src/foundations/start/startContent.ts';

const titles = globSync('packages/ui/src/**/*.stories.tsx').map(
  (file) => / title: '(\w+\/[^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file,
);
const roomOf = (title: string) => title.split('/')[0];

it('the start page leads to pages that exist', () => {
  expect(rooms.filter(({ opens }) => !titles.includes(opens))).toEqual([]);
});

it('the start page names every room of the kit', () => {
  const named = new Set(['Start', ...rooms.map(({ name }) => name)]);
  expect(titles.filter((title) => !named.has(roomOf(title) ?? ''))).toEqual([]);
});
