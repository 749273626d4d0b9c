import { expect, it } from 'vitest';
import { isKnownPath } from './knownPaths.ts';

const patterns = new Set(['/home', '/admin/manage/:entity']);

it.each([
  ['/home', true],
  ['/home?from=mail#top', true],
  ['/admin/manage/tender', true],
  ['/admin/manage', false],
  ['/admin/manage/tender/1', false],
  ['/homes', false],
])('of %s', (address, isKnown) => {
  expect(isKnownPath(patterns, address)).toBe(isKnown);
});
