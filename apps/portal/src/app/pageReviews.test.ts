import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getReviewDate, otherReviews } from '../content/pageReviews.ts';
import { routes } from './routes.ts';

const paths = new Set(routes.map(({ path }) => path));

it('names pages of the route table only', () => {
  expect(Object.keys(otherReviews).filter((path) => !paths.has(path))).toEqual([]);
});

it.each([
  ['/website/about', 'about'],
  ['/website/feature-inner', 'feature-inner'],
])('has the day of the content of %s', (path, name) => {
  const file = new URL(`../content/documents/${name}/en.json`, import.meta.url);
  expect(getReviewDate(path)).toBe(JSON.parse(readFileSync(file, 'utf8')).reviewed);
});
